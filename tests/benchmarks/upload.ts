import { execFile } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from './browser.ts'
import { against, median, type Result } from './result.ts'

const bytes = 1024 ** 3
const rounds = 3

/** Seconds that curl takes for the same form to the same address. */
async function byCurl(origin: string, token: string, file: string): Promise<number> {
  const answer = await fetch(`${origin}/api/conn/coz/teacher/getFilePolicy?needTranscode=false&userToken=${token}`)
  const { data } = await answer.json()
  const fields = {
    OSSAccessKeyId: data.accesskey,
    policy: data.policy,
    Signature: data.signature,
    expire: data.expire,
    key: `${data.dir}${crypto.randomUUID()}.mp4`,
    host: data.host,
  }
  const form = Object.entries(fields).flatMap(([name, value]) => ['-F', `${name}=${value}`])
  const args = ['-sS', '-o', '/dev/null', '-w', '%{http_code} %{time_total}', ...form, '-F', `file=@${file}`, data.host]
  const { stdout } = await promisify(execFile)('curl', args)
  const [status, seconds] = stdout.split(' ')
  if (status !== '204') throw new Error(`curl: the storage answered ${status}`)
  return Number(seconds)
}

/** Seconds from choosing the file to its row in the library, through the widget. */
async function byWidget(browser: Browser, origin: string, token: string, file: string): Promise<number> {
  const page = await browser.newPage()
  await page.send('Network.setCookie', { name: 'userToken', value: token, url: origin })
  await page.send('Page.navigate', { url: `${origin}/bench/library.html` })
  const input = `document.querySelector('resource-library')?.shadowRoot?.querySelector('input[type=file]')`
  while (!(await page.evaluate<boolean>(`Boolean(${input})`).catch(() => false)));
  const { result } = (await page.send('Runtime.evaluate', { expression: input })) as { result: { objectId: string } }
  const start = performance.now()
  await page.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId })
  await page.evaluate(`(async () => {
    const row = () => document.querySelector('resource-library').shadowRoot.querySelector('.upload-row')
    while (!['2', '3'].includes(row()?.dataset.status)) await new Promise(requestAnimationFrame)
    if (row().dataset.status === '3') throw new Error('upload failed')
  })()`)
  const seconds = (performance.now() - start) / 1000
  await page.close()
  return seconds
}

/** One gigabyte through the widget, beside curl to the same endpoint. */
export async function upload(browser: Browser, origin: string, token: string, folder: string): Promise<Result[]> {
  const file = path.join(folder, '1g.mp4')
  writeFileSync(file, '')
  truncateSync(file, bytes)
  const curl: number[] = []
  const widget: number[] = []
  for (let round = 0; round < rounds; round++) {
    curl.push(await byCurl(origin, token, file))
    widget.push(await byWidget(browser, origin, token, file))
  }
  const speed = (seconds: number) => bytes / 1024 / 1024 / seconds
  return [against('upload of 1 GB', speed(median(widget)), speed(median(curl)), 'MB/s', '≥ 0.95')]
}
