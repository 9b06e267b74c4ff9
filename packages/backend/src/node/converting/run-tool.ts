import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from '@mango/contract/media'
import { Unconvertible } from '../../shared/media/converter.ts'

const mostOutput = 256 * 1024
/** A proxy that nobody listens at: what a document refers to is not fetched. */
const nowhere = 'http://127.0.0.1:9'

/** Why a program ended with an error, in its own last words. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed'
}

interface Run {
  /** The program and what it is told; no shell reads it. */
  readonly command: readonly string[]
  /** Where it works and what it takes for its home. */
  readonly folder: string
  readonly milliseconds: number
  readonly signal: AbortSignal
}

/**
 * Runs a program on a file of somebody's. It sees nothing of the server's environment, and ends with all that it started.
 * @returns what it wrote
 * @throws Unconvertible when its time is over
 * @throws ToolFailed
 */
export async function runTool({
  command: [program = '', ...rest],
  folder,
  milliseconds,
  signal,
}: Run): Promise<string> {
  const child = spawn(program, rest, {
    cwd: folder,
    // A group of its own, so that what it starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
      http_proxy: nowhere,
      https_proxy: nowhere,
    },
  })
  let output = ''
  let words = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    if (output.length < mostOutput) output += piece
  })
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    words = (words + piece).slice(-600)
  })
  let isLate = false
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has just ended by itself.
    }
  }
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, milliseconds)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  try {
    const [status, killedBy] = await once(child, 'close')
    signal.throwIfAborted()
    if (isLate) throw new Unconvertible(text.tooLong)
    if (status !== 0) throw new ToolFailed(`${program} ended with ${status ?? killedBy}: ${words.trim()}`)
    return output
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
