import { createWrappers } from '@mango/elements/react-wrappers'
import * as React from 'react'

const { ResourceLibrary } = createWrappers(React)

/** A page as the documentation shows it: drawn by the server, then taken over by the browser. */
export function Page() {
  const library = React.useRef(null)
  const [names, setNames] = React.useState([])
  React.useEffect(() => {
    void import('@mango/elements/resource-library')
    void import('@mango/elements/exam-details')
  }, [])
  return (
    <main>
      <button onClick={() => library.current.show()}>选择素材</button>
      <ul id="picked">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ResourceLibrary
        ref={library}
        heading="选择素材"
        types={[2]}
        onResourceConfirm={({ detail }) => setNames(detail.files.map(({ fileName }) => fileName))}
      />
      <resource-library id="raw" types={[3]} />
      <exam-details examId={7} name="期中考试" />
    </main>
  )
}
