import { useCallback } from 'react'

/** Shows a file of this device in an image or a video: the ref of that. What it takes is free again when that goes. */
export const useShownFile = (file: File) =>
  useCallback(
    (place: HTMLImageElement | HTMLVideoElement | null) => {
      if (!place) return undefined
      const address = URL.createObjectURL(file)
      place.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
