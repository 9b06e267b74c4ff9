import '@mango/elements/resource-library'
import { ResourcePicker } from '../resource-picker.tsx'

/** The tree of evaluation targets is still to come; the library of its resources is there. */
export default function CurriculumEvaluation() {
  return (
    <article className="page">
      <header className="page-head">
        <h1>课程评价指标管理</h1>
        <p>评价指标树正在建设中，敬请期待。评价资源库已经可以使用。</p>
      </header>
      <ResourcePicker />
    </article>
  )
}
