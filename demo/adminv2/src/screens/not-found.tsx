import { Link } from '@tanstack/react-router'
import { State } from '../state.tsx'
import { homePath } from '../home-path.ts'

/** An address that the product does not know. */
export const NotFound = () => (
  <State
    title="页面不存在"
    text="请检查地址是否正确。"
    action={
      <Link to={homePath()} className="action">
        返回首页
      </Link>
    }
  />
)
