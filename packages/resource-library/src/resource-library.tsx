import { useClient } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { Dialog } from '@mango/ui/dialog'
import { Widget } from '@mango/widget'
import { useEffect, useImperativeHandle, useState } from 'react'
import { createLibraryStore } from './library.store.ts'
import { LibraryPanel, ModeTabs } from './library-panel.tsx'
import type { face, ResourceConfirmDetail } from './resource-library.face.ts'
import { useLibraryUploads } from './use-uploads.ts'

type ResourceLibraryProps = ComponentProps<typeof face>

export function ResourceLibrary(props: ResourceLibraryProps) {
  return (
    <Widget context={props.context} host={props.host}>
      {/* Another variant is another library: its uploads and picks start anew. */}
      <Library key={props.variant} {...props} />
    </Widget>
  )
}

const titles = { class: '课堂资源库', evaluation: '课程评价资源库' } as const

function Library(props: ResourceLibraryProps) {
  const { open, inline, variant, types, single, filesOnly, heading, viewer, host, emit, setProp, ref } = props
  const client = useClient()
  const shown = open || inline
  const [wasShown, setWasShown] = useState(shown)
  const [library, setLibrary] = useState(createLibraryStore)
  const [left, setLeft] = useState<'confirmed' | 'cancelled'>('cancelled')
  // Every opening starts anew; uploads go on.
  if (shown !== wasShown) {
    setWasShown(shown)
    if (shown) {
      setLibrary(createLibraryStore())
      setLeft('cancelled')
    }
  }
  const uploads = useLibraryUploads({
    variant,
    types,
    inSight: shown,
    host,
    onUploaded(file, replaces) {
      const isOpen = shown && host.isConnected
      if (isOpen) library.pick(file, single, replaces)
      emit('upload-complete', { file, library: isOpen ? 'open' : left })
    },
  })

  useImperativeHandle(ref, () => ({ show: () => setProp('open', true), close: () => setProp('open', false) }), [
    setProp,
  ])
  useEffect(() => {
    if (shown) client.track('resource-library-open')
  }, [client, shown])

  const cancel = () => {
    setProp('open', false)
    emit('resource-cancel')
  }
  const confirm = (detail: ResourceConfirmDetail) => {
    if (!emit('resource-confirm', detail)) return
    if (detail.mode === 'file')
      void import('./note-use.ts').then(({ noteUse }) => noteUse(client, variant, detail.files))
    setLeft('confirmed')
    setProp('open', false)
    if (inline) setLibrary(createLibraryStore())
  }
  if (!shown) return null
  const panel = (
    <LibraryPanel
      {...{ library, uploads, variant, types, single, filesOnly, viewer, inline }}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
  if (inline) return <div className="library-inline">{panel}</div>
  return (
    <Dialog
      open
      title={heading || titles[variant]}
      size="l"
      className="library-dialog"
      flush
      onClose={cancel}
      toolbar={!filesOnly && <ModeTabs library={library} />}
    >
      {panel}
    </Dialog>
  )
}
