import { printOfFile } from './print-of-file.ts'

const answer = async (files: readonly File[]) => postMessage(await Promise.all(files.map(printOfFile)))

addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => void answer(data))
// The first thing it says is that it is ready.
postMessage('ready')
