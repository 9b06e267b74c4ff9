import { safeUrl } from '@mango/client'
import Markdown, { type Components } from 'react-markdown'

// What somebody typed: HTML in it stays text, pictures are not fetched, and links lead to the web or nowhere.
const hidden = ['img']
const components: Components = {
  a: ({ href, children }) => (
    <a href={safeUrl(href)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
}

/** A message as the workplace app would show it. Loaded with the first one. */
export default function MarkdownPreview({ text }: { text: string }) {
  return (
    <div className="markdown">
      <Markdown disallowedElements={hidden} unwrapDisallowed components={components}>
        {text}
      </Markdown>
    </div>
  )
}
