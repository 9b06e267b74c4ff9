import { parseArgs } from 'node:util'
import { playDevices } from './simulate/devices.ts'
import { playPhones } from './simulate/phones.ts'
import { runningClass } from './simulate/room.ts'

const { values } = parseArgs({
  options: {
    room: { type: 'string' },
    students: { type: 'string', default: '50' },
    way: { type: 'string' },
    pace: { type: 'string', default: '1' },
    drops: { type: 'boolean', default: false },
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? 5173}` },
  },
})
const usage =
  'Usage: npm run simulate -- --room <id> [--students 50] [--way device|phone] [--pace 1] [--drops] [--url http://localhost:5173]\n' +
  'Plays the devices or phones of a room in class. A pace of 2 answers twice as fast; --drops cuts the wifi now and then.'

const found = values.room
  ? await runningClass(values.url, Number(values.room)).catch(() => 'nobody' as const)
  : undefined
const room = found === 'nobody' ? undefined : found
if (!room) {
  const reason = found === 'nobody' ? `Nobody answers at ${values.url}.` : `No class runs in room ${values.room}.`
  console.error(values.room ? reason : usage)
  process.exit(1)
}
const way = values.way ?? room.way
const options = {
  url: values.url,
  roomId: room.roomId,
  students: Math.min(Number(values.students) || 50, room.students.length),
  pace: Number(values.pace) || 1,
  drops: values.drops,
}
console.log(`${room.roomName} · ${room.className} · ${room.courseware}: ${options.students} ${way}s. Ctrl+C ends.`)
await (way === 'phone' ? playPhones(options) : playDevices(options))
