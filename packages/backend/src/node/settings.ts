import * as v from 'valibot'
import type { Bucket } from './oss-target.ts'
import type { ServerOptions } from './start-server.ts'

/** A value of the environment that the server cannot start with; its message names each, in a line of its own. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings'
}

const isWeb = /^https?:\/\//i
/** The origin that an address is, as browsers write it: a large letter or the usual port make no other one of it. */
function originOf(address: string): string | undefined {
  const url = isWeb.test(address) ? URL.parse(address) : null
  return url?.href === `${url?.origin}/` ? url?.origin : undefined
}
const origin = v.pipe(
  v.string(),
  v.transform(originOf),
  v.string('wants an address without a path, such as https://school.example'),
)
const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.array(origin),
)
const yes = v.pipe(
  v.picklist(['yes', 'no'], 'wants yes or no'),
  v.transform((word) => word === 'yes'),
)
const on = v.pipe(
  v.picklist(['on', 'off'], 'wants on or off'),
  v.transform((word) => word === 'on'),
)
const word = v.pipe(v.string(), v.minLength(1))

/** Every variable that the server reads. Their meaning stands in docs/running.md, which a test holds against this list. */
export const variables = v.object({
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'wants a port number'), v.transform(Number), v.maxValue(65535)),
    '5173',
  ),
  DATA_DIR: v.optional(word, '.data'),
  DATABASE_URL: v.optional(v.pipe(word, v.regex(/^postgres(ql)?:\/\//, 'wants postgres://…'))),
  PUBLIC_URL: v.optional(origin),
  BEHIND_PROXY: v.optional(yes, 'no'),
  ALLOWED_ORIGINS: v.optional(origins),
  FRAME_ORIGINS: v.optional(origins),
  DEMO: v.optional(on, 'on'),
  SMS_URL: v.optional(v.pipe(v.string(), v.url('wants an address'), v.regex(isWeb, 'wants https://…'))),
  CONVERT: v.optional(on, 'on'),
  LOG: v.optional(on, 'off'),
  OSS_HOST: v.optional(origin),
  OSS_BUCKET: v.optional(word),
  OSS_ACCESS_KEY_ID: v.optional(word),
  OSS_ACCESS_KEY_SECRET: v.optional(word),
})
type Variables = v.InferOutput<typeof variables>

function bucketOf(given: Variables): Bucket | undefined {
  const { OSS_HOST: host, OSS_BUCKET: bucket, OSS_ACCESS_KEY_ID: accessKeyId, OSS_ACCESS_KEY_SECRET: secret } = given
  if (host && bucket && accessKeyId && secret) return { host, bucket, accessKeyId, secret }
  if (host || bucket || accessKeyId || secret)
    throw new WrongSettings('OSS_HOST, OSS_BUCKET, OSS_ACCESS_KEY_ID and OSS_ACCESS_KEY_SECRET belong together')
  return undefined
}

/**
 * What the environment asks of the server. An empty variable counts as absent.
 * @throws WrongSettings
 */
export function settingsOf(
  environment: Readonly<Record<string, string | undefined>>,
): Omit<ServerOptions, 'staticRoots'> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, output, issues } = v.safeParse(variables, set)
  if (!success)
    throw new WrongSettings(issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`).join('\n'))
  // Otherwise every address would follow what a request says of its host, which anybody can write.
  if (!output.DEMO && !output.PUBLIC_URL)
    throw new WrongSettings('PUBLIC_URL is missing: with DEMO=off the server must know its address')
  return {
    port: output.PORT,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    publicUrl: output.PUBLIC_URL,
    behindProxy: output.BEHIND_PROXY,
    allowedOrigins: output.ALLOWED_ORIGINS,
    frameOrigins: output.FRAME_ORIGINS,
    demo: output.DEMO,
    convert: output.CONVERT,
    log: output.LOG ? (line) => console.log(JSON.stringify(line)) : undefined,
    smsUrl: output.SMS_URL,
    bucket: bucketOf(output),
  }
}
