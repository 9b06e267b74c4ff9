import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyDemoSchool } from '../copy-demo-school.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a fresh demo school, to be copied. */
    demoSchool: string
  }
}

/** The demo school that every file of the journeys starts on a copy of. */
export default async function provideDemoSchool(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-demo-school-'))
  await copyDemoSchool(folder)
  project.provide('demoSchool', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
