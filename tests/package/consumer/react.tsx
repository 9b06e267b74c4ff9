/// <reference types="@mango/elements/jsx" />
import * as React from 'react'
import { createWrappers } from '@mango/elements/react-wrappers'
import type { ResourceLibraryElement } from '@mango/elements/resource-library'

export const screen = (
  <mango-context api-base="https://school.example" theme="auto">
    <top-bar current-path="/questions" onmodule-open={(event) => event.detail.address.length} />
    <resource-library
      open
      types={[2]}
      className="library"
      ref={(element: ResourceLibraryElement | null) => void element?.show()}
      onresource-confirm={(event) => event.detail.mode === 'file' && event.detail.files.length}
    />
  </mango-context>
)

/** As an attribute. */
export const written = <resource-library types="[2]" />

// @ts-expect-error no such theme
export const wrong = <mango-context theme="green" />

const { ResourceLibrary } = createWrappers(React)
export const older = <ResourceLibrary open types={[2]} onResourceConfirm={(event) => event.detail.mode} />
