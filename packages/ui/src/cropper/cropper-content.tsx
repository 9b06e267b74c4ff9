import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react'
import EasyCrop from 'react-easy-crop'
import easyCropCss from 'react-easy-crop/react-easy-crop.css?inline'
import { FailedState } from '../failed-state/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './cropper.css?inline'
import { cutPicture, type Cut } from './cut-picture.ts'

export type CropperHandle = {
  /** What is inside the frame, as a JPEG; undefined while the picture is not there. */
  cut: () => Promise<Blob | undefined>
}

export type CropperProps = {
  picture: Blob
  /** Shows the frame as a circle; what is cut stays a square. */
  round?: boolean | undefined
  /** Of the result, in px at most. @default 512 */
  side?: number | undefined
  /** Called with true once there is something to cut, with false where the picture can't be opened. */
  onReady?: ((ready: boolean) => void) | undefined
  ref?: Ref<CropperHandle> | undefined
}

const zooms = { from: 1, to: 4 }

/** A picture behind a square frame: move, zoom, turn. Its owner asks for the result. */
export default function CropperContent({ picture, round, side = 512, onReady, ref }: CropperProps) {
  const libraryStyles = useLazyStyles(easyCropCss)
  const styles = useLazyStyles(css)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(zooms.from)
  const [turns, setTurns] = useState(0)
  const [cut, setCut] = useState<Cut>()
  const [failed, setFailed] = useState<Blob>()
  const address = useAddress(picture, () => {
    setFailed(picture)
    onReady?.(false)
  })
  useImperativeHandle(ref, () => ({
    cut: async () => (cut && failed !== picture ? cutPicture(picture, cut, turns, side) : undefined),
  }))
  const adopt = (node: HTMLElement | null) => {
    const leave = [libraryStyles(node), styles(node)]
    return () => leave.forEach((end) => end?.())
  }
  if (failed === picture) {
    return (
      <div className="cropper" ref={adopt}>
        <FailedState text="这张图片打不开" />
      </div>
    )
  }
  return (
    <div className="cropper" ref={adopt}>
      <div className="cropper-stage">
        {address !== undefined && (
          <EasyCrop
            image={address}
            crop={crop}
            zoom={zoom}
            rotation={(turns % 4) * 90}
            aspect={1}
            minZoom={zooms.from}
            maxZoom={zooms.to}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            zoomSpeed={0.5}
            restrictPosition
            keyboardStep={8}
            // It would write a style element, which a strict policy refuses.
            disableAutomaticStylesInjection
            style={{}}
            classes={{}}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': '拖动图片，或用方向键移动' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, area) => {
              setCut(area)
              onReady?.(true)
            }}
          />
        )}
      </div>
      <div className="cropper-tools">
        <input
          type="range"
          aria-label="缩放"
          min={zooms.from}
          max={zooms.to}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
        <IconButton icon="rotate-right" label="向右旋转" onClick={() => setTurns(turns + 1)} />
      </div>
    </div>
  )
}

/** An address for the picture, once it has proved to be one. */
function useAddress(picture: Blob, onFail: () => void): string | undefined {
  const [address, setAddress] = useState<string>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let gone = false
    const made = URL.createObjectURL(picture)
    createImageBitmap(picture).then(
      (readable) => {
        readable.close()
        if (!gone) setAddress(made)
      },
      () => !gone && fail(),
    )
    return () => {
      gone = true
      URL.revokeObjectURL(made)
    }
  }, [picture])
  return address
}
