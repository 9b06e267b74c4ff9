import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Folders locked by this very process: its own pid in a lock file says nothing after a restart in a container. */
const held = new Set<string>()

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: there is such a process, it just belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const create = (file: string) => {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Locks a data folder for this process. The embedded Postgres does not notice a second opener and the two destroy the
 * folder, so this file stands before it. The lock of a process that is gone is taken over.
 * @param file the lock file
 * @returns gives the lock back
 * @throws FolderInUse naming the process that has it
 */
export function lockFolder(file: string): () => void {
  for (let tries = 0; !create(file); tries++) {
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10)
    const inUse = owner === process.pid ? held.has(file) : owner > 0 && isAlive(owner)
    if (inUse || tries > 3) throw new FolderInUse(`The data folder is in use by process ${owner} (${file}).`)
    // Renaming first lets only one of several newcomers remove a stale lock.
    const stale = `${file}.${process.pid}`
    try {
      renameSync(file, stale)
    } catch {
      continue
    }
    rmSync(stale, { force: true })
  }
  held.add(file)
  return () => {
    if (held.delete(file)) rmSync(file, { force: true })
  }
}
