// Run by table-threads.ts, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { tableRows } from '../areas/evaluation/table-rows.js'

const { bytes, rows, columns } = workerData
parentPort?.postMessage(tableRows(bytes, rows, columns), [])
