// Run by password-threads.ts, in a thread of its own.
import { pbkdf2Sync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ password, salt, rounds }) => {
  parentPort.postMessage(pbkdf2Sync(password, salt, rounds, 32, 'sha256'), [])
})
