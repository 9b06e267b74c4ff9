import { usePersonalStorage } from '@mango/client/react'
import { stored } from '@mango/widget/stored'
import { array, number, object, pipe, maxLength } from 'valibot'
import { useMemo } from 'react'

/** So many lessons are remembered; the oldest goes first. */
const mostPlaces = 60
const places = pipe(array(object({ lessonId: number(), second: number() })), maxLength(mostPlaces))

/** Where a person stopped watching, in each lesson. */
export function useWatched(lessonId: number) {
  const { storage, key } = usePersonalStorage('mango:lesson-places')
  return useMemo(() => {
    const place = stored(key, places, [], storage)
    return {
      read: () => place.read().find((one) => one.lessonId === lessonId)?.second ?? 0,
      write(second: number) {
        const others = place.read().filter((one) => one.lessonId !== lessonId)
        place.write([{ lessonId, second: Math.floor(second * 10) / 10 }, ...others].slice(0, mostPlaces))
      },
    }
  }, [storage, key, lessonId])
}
