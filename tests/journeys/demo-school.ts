import { startServer } from '@mango/backend/node'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a fresh demo school, to be copied. */
    demoSchool: string
  }
}

/** Sows the demo school once for all journeys: every file of them starts on a copy. */
export default async function sowDemoSchool(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-demo-school-'))
  const server = await startServer({ port: 0, dataDir: folder, demo: true, convert: false })
  await server.close()
  project.provide('demoSchool', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
