import { FolderInUse } from './folder-lock.ts'
import { settingsOf, WrongSettings } from './settings.ts'
import { startServer, type RunningServer, type ServerOptions } from './start-server.ts'

/** The server as the environment asks for it. What a person can put right ends the process with a line, no stack. */
export async function startFromEnvironment(more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  try {
    return await startServer({ ...settingsOf(process.env), ...more })
  } catch (error) {
    console.error(error instanceof FolderInUse || error instanceof WrongSettings ? error.message : error)
    process.exit(1)
  }
}
