import { FolderInUse, startServer, type RunningServer } from '@mango/backend/node'
import { staticRoots } from './static-roots.ts'

const { DATA_DIR, DATABASE_URL, ALLOWED_ORIGINS, BEHIND_PROXY, FRAME_ORIGINS, DEMO } = process.env

const listed = (origins: string | undefined) => origins?.split(',').map((origin) => origin.trim())

/** The backend and the built files as the environment asks for them; a folder in use ends the process with one line. */
export async function serve(port: number): Promise<RunningServer> {
  try {
    return await startServer({
      port,
      dataDir: DATA_DIR ?? '.data',
      databaseUrl: DATABASE_URL,
      allowedOrigins: listed(ALLOWED_ORIGINS),
      frameOrigins: listed(FRAME_ORIGINS),
      demo: DEMO !== 'off',
      behindProxy: BEHIND_PROXY === 'yes',
      staticRoots,
    })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
