import { Link } from '@tanstack/react-router'
import { BarPlace } from '../frame/bar-place.tsx'
import { State } from '../state.tsx'
import { homePath } from '../home-path.ts'

/** An address that the product does not know. */
export const NotFound = () => (
  <>
    <BarPlace />
    <main className="screen">
      <State
        title="页面不存在"
        text="请检查地址是否正确。"
        action={
          <Link to={homePath()} className="action">
            返回首页
          </Link>
        }
      />
    </main>
  </>
)
