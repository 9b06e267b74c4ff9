import '@mango/elements/live-class-board'
import type { LiveClassBoardElement } from '@mango/elements/live-class-board'
import { isLoggedIn } from '@mango/elements/session'
import { useBlocker, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'

/** A running class fills the screen. The browser's way back asks as the button of the board does. */
export default function RunningClassScreen() {
  const { courseId, roomId, classId } = useSearch({ from: '/frame/classroom/start' })
  const navigate = useNavigate()
  const board = useRef<LiveClassBoardElement>(null)
  useBlocker({
    shouldBlockFn: () => {
      // Without a running class there is nothing to ask about, and whoever's session has ended can only log in again.
      if (!board.current?.running || !isLoggedIn()) return false
      void board.current.leave()
      return true
    },
    enableBeforeUnload: false,
  })
  return (
    <live-class-board
      ref={board}
      course-id={courseId}
      room-id={roomId}
      class-id={classId}
      onclass-leave={(event) => {
        event.preventDefault()
        void navigate({ to: '/classroom/list' })
      }}
    />
  )
}
