import { Link } from '@tanstack/react-router'
import type { Screen } from '../chunk.tsx'
import { homePath } from '../home-path.ts'
import { State } from '../state.tsx'

/** A screen whose feature is not there yet, and says so. */
export const coming = (title: string, promise: string): Screen =>
  function Coming() {
    return (
      <State
        title={title}
        text={
          <>
            {promise}
            <br />
            该功能正在建设中，敬请期待。
          </>
        }
        action={
          <Link to={homePath()} className="action">
            返回首页
          </Link>
        }
      />
    )
  }
