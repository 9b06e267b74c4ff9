import { stat } from 'node:fs/promises'
import path from 'node:path'
import { text } from '@mango/contract/media'
import * as v from 'valibot'
import { Unconvertible, type Made } from '../../shared/media/converter.ts'
import { madeFile } from './made-file.ts'
import type { Workshop } from './workshop.ts'

/** Containers that are files of their own: no playlist that leads to other files, no list of pictures. */
const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,asf,avi,mpeg,mpegts,mpegvideo,ogg,rm,flv'
const guarded = ['-protocol_whitelist', 'file', '-format_whitelist', containers]
const longestSeconds = 6 * 3600
const mostPixels = 8192 * 4320
const probeMilliseconds = 60_000

const probe = v.object({
  format: v.object({
    format_name: v.string(),
    duration: v.optional(v.pipe(v.string(), v.transform(Number)), '0'),
    tags: v.optional(v.object({ major_brand: v.optional(v.string(), '') }), { major_brand: '' }),
  }),
  streams: v.array(
    v.object({
      codec_type: v.optional(v.string(), ''),
      codec_name: v.optional(v.string(), ''),
      pix_fmt: v.optional(v.string(), ''),
      width: v.optional(v.number(), 0),
      height: v.optional(v.number(), 0),
    }),
  ),
})
type Probed = v.InferOutput<typeof probe>

function streamsOf({ streams }: Probed) {
  const of = (type: string) => streams.find(({ codec_type }) => codec_type === type)
  return { picture: of('video'), sound: of('audio') }
}

const isOneOf = (allowed: readonly string[], name: string | undefined) => name === undefined || allowed.includes(name)

/** Whether every browser plays the streams, in an MP4. */
function fitsMp4(probed: Probed): boolean {
  const { picture, sound } = streamsOf(probed)
  return (
    picture?.codec_name === 'h264' &&
    ['yuv420p', 'yuvj420p'].includes(picture.pix_fmt) &&
    isOneOf(['aac', 'mp3'], sound?.codec_name)
  )
}

/** Whether every browser plays the file as it is. */
function playsAsItIs(probed: Probed, extension: string): boolean {
  const { format_name: format, tags } = probed.format
  if (['mp4', 'mpeg4'].includes(extension))
    return format.includes('mp4') && tags.major_brand.trim() !== 'qt' && fitsMp4(probed)
  const { picture, sound } = streamsOf(probed)
  return (
    extension === 'webm' &&
    format.includes('webm') &&
    ['vp8', 'vp9', 'av1'].includes(picture?.codec_name ?? '') &&
    isOneOf(['opus', 'vorbis'], sound?.codec_name)
  )
}

/** What ffprobe says of a file. @throws Unconvertible */
function readProbe(json: string): Probed {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), probe), json)
  const { picture } = success ? streamsOf(output) : {}
  if (!success || !picture || picture.width * picture.height === 0) throw new Unconvertible(text.broken)
  if (picture.width * picture.height > mostPixels || output.format.duration > longestSeconds)
    throw new Unconvertible(text.tooLong)
  return output
}

const facts = 'format=duration,format_name:format_tags=major_brand:stream=codec_type,codec_name,pix_fmt,width,height'
const small = "scale='min(1280,iw)':-2"
const anew = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-vf', small]
const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2']

const inTenths = (seconds: number) => Math.round(seconds * 10) / 10

/** A video that every browser plays, a still of it and its length. */
export async function convertVideo(shop: Workshop, tools: { ffmpeg: string; ffprobe: string }): Promise<Made> {
  const { source, folder, extension, run, milliseconds } = shop
  const look = async (file: string) => {
    const asked = ['-v', 'error', ...guarded, '-show_entries', facts, '-of', 'json', file]
    return readProbe(await run([tools.ffprobe, ...asked], Math.min(milliseconds, probeMilliseconds)))
  }
  const probed = await look(source)
  const ffmpeg = (...rest: string[]) => run([tools.ffmpeg, '-nostdin', '-v', 'error', '-y', ...rest])
  const still = path.join(folder, 'still.jpg')
  const { duration } = probed.format
  const at = String(Math.min(3, Math.max(0, duration / 3)))
  const frame = ['-frames:v', '1', '-vf', "scale='min(640,iw)':-2", '-q:v', '4']
  await ffmpeg(...guarded, '-ss', at, '-i', source, ...frame, still)
  // A film of a single picture may have none so far in.
  const hasStill = await stat(still).then(
    () => true,
    () => false,
  )
  const made = { still: hasStill ? madeFile(still) : undefined, seconds: inTenths(duration) }
  if (playsAsItIs(probed, extension)) return made
  const result = path.join(folder, 'result.mp4')
  const streams = fitsMp4(probed) ? ['-c', 'copy'] : [...anew, ...sound]
  const whole = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-threads', '2']
  await ffmpeg(...guarded, '-i', source, ...whole, ...streams, '-movflags', '+faststart', '-f', 'mp4', result)
  // A recording that was cut off does not say how long it is; what was made of it does.
  return { ...made, main: madeFile(result), seconds: inTenths(duration || (await look(result)).format.duration) }
}
