import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A key and a certificate for this machine, signed by nobody. */
function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}

/** As a proxy hands requests on that is told nothing else: to the server's own address, by plain HTTP. */
export async function openTlsProxy() {
  let port = 0
  const handedOn = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    host: `127.0.0.1:${port}`,
    'x-forwarded-for': socket.remoteAddress,
  })
  const proxy = createServer(certificate(), (asked, answer) => {
    const { method, url } = asked
    const onward = request({ port, host: '127.0.0.1', method, path: url, headers: handedOn(asked) }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  proxy.on('upgrade', (asked: IncomingMessage, socket, head) => {
    const onward = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(handedOn(asked)).map(([name, value]) => `${name}: ${String(value)}`)
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  proxy.listen(0)
  await once(proxy, 'listening')
  const address = proxy.address()
  return {
    origin: `https://localhost:${typeof address === 'object' ? address?.port : 0}`,
    leadTo: (server: number) => void (port = server),
    close() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
