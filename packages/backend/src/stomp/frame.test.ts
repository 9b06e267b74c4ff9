import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFrame, ProtocolError, unescape } from './frame.ts'
import { FrameParser } from './frame-parser.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (body: Uint8Array) => new TextDecoder().decode(body)
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })

test('whatever is written is read back, wherever the network cuts it', () => {
  const headers = fc.dictionary(
    anyText.filter((name) => name !== '' && name !== 'content-length'),
    anyText,
    { maxKeys: 5 },
  )
  fc.assert(
    fc.property(headers, anyText, fc.array(fc.nat(400), { maxLength: 6 }), (headers, body, cuts) => {
      const whole = bytes(`\n${formatFrame('SEND', headers, body)}\r\n${formatFrame('SEND', {}, 'next')}`)
      const places = [0, ...cuts.map((cut) => cut % whole.length).sort((a, b) => a - b), whole.length]
      const parser = new FrameParser()
      const found = places.slice(1).flatMap((end, index) => parser.push(whole.subarray(places[index], end)))
      const frames = found.filter((item) => item !== 'beat')
      expect(frames.map((frame) => text(frame.body))).toEqual([body, 'next'])
      const { 'content-length': _, ...read } = Object.fromEntries(frames[0]!.headers)
      expect(read).toEqual({ ...headers })
    }),
    { numRuns: 300 },
  )
})

function outcomeOf(input: Uint8Array): string {
  try {
    new FrameParser().push(input)
    return 'understood or refused'
  } catch (error) {
    return error instanceof ProtocolError ? 'understood or refused' : String(error)
  }
}

test('no bytes whatever do more than a ProtocolError', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (input) => {
      expect(outcomeOf(input)).toBe('understood or refused')
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['an undefined escape', 'SEND\na:\\t\n\n\0'],
  ['a trailing backslash', 'SEND\na:b\\\n\n\0'],
  ['a header without a colon', 'SEND\nheader\n\n\0'],
  ['CR without LF', 'SEND\na:b\rc\n\n\0'],
  ['a body where none may be', 'SUBSCRIBE\nid:1\n\nbody\0'],
  ['a content-length that is no number', 'SEND\ncontent-length:abc\n\nbody\0'],
  ['a negative content-length', 'SEND\ncontent-length:-1\n\nbody\0'],
  ['a body longer than its content-length', 'SEND\ncontent-length:2\n\nbody\0'],
  ['101 headers', `SEND\n${Array.from({ length: 101 }, (_, n) => `h${n}:1\n`).join('')}\n\0`],
  ['a header line over 8 KB', `SEND\nh:${'x'.repeat(9000)}\n\n\0`],
  ['a frame over 64 KB', `SEND\ncontent-length:70000\n\n${'x'.repeat(70000)}\0`],
])('refuses %s', (_, input) => {
  expect(() => new FrameParser().push(bytes(input))).toThrow(ProtocolError)
})

test('CONNECT is not unescaped, values are never trimmed, of repeated headers the first counts', () => {
  const [frame] = new FrameParser().push(bytes('CONNECT\npasscode:a\\b\nx: 1 \nx:2\n\n\0'))
  expect(frame !== 'beat' && frame && Object.fromEntries(frame.headers)).toEqual({ passcode: 'a\\b', x: ' 1 ' })
})

test('a NUL inside a body with a length is part of it', () => {
  const [frame] = new FrameParser().push(bytes('SEND\ncontent-length:3\n\na\0b\0'))
  expect(frame !== 'beat' && frame && text(frame.body)).toBe('a\0b')
})

test('escapes are those of STOMP 1.2', () => {
  expect(unescape('a\\nb\\c\\\\\\r')).toBe('a\nb:\\\r')
})

test('a frame that comes byte by byte is refused before reading it over and over costs anything', () => {
  const parser = new FrameParser()
  const pieces = [...bytes(`SEND\n\n${'x'.repeat(1000)}`)].map((byte) => Uint8Array.of(byte))
  expect(() => pieces.map((piece) => parser.push(piece))).toThrow('too many pieces')
})

test('beats are no pieces', () => {
  const parser = new FrameParser()
  for (let times = 0; times < 2000; times += 1) expect(parser.push(bytes('\n'))).toEqual(['beat'])
})
