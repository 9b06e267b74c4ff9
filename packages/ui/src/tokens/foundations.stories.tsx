import type { CSSProperties } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'

const groups = [
  { title: '面', names: ['page', 'sunken', 'surface', 'raised', 'hover', 'selected', 'track'] },
  { title: '线', names: ['line', 'line-strong', 'line-control'] },
  { title: '字', names: ['text', 'text-2', 'text-3'] },
  { title: '叶：行动，正确', names: ['leaf', 'leaf-hover', 'leaf-soft'] },
  { title: '芒：提示，半对，待办', names: ['gold', 'gold-text', 'gold-soft'] },
  { title: '红：错误，危险', names: ['red', 'red-hover', 'red-soft'] },
  { title: '天：信息，链接', names: ['sky', 'sky-soft'] },
]
const types = ['8', '7', '6', '5', '4', '3', '2', '1']
const radii = ['s', 'm', 'l', 'xl']

const paint = (style: CSSProperties) => style

const Colours = () => (
  <div className="tokens">
    {groups.map(({ title, names }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul className="tokens-colours">
          {names.map((name) => (
            <li key={name}>
              <span style={paint({ background: `var(--${name})` })} />
              <code>--mango-{name}</code>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const Type = () => (
  <ul className="tokens">
    {types.map((step) => (
      <li key={step} className="tokens-row">
        <code>--t-{step}</code>
        <span style={paint({ font: `var(--t-${step})` })}>二次函数的图象与性质 240 场</span>
      </li>
    ))}
  </ul>
)

const Shape = () => (
  <ul className="tokens-colours">
    {radii.map((step) => (
      <li key={step}>
        <span style={paint({ borderRadius: `var(--r-${step})`, background: 'var(--leaf-soft)' })} />
        <code>--mango-r-{step}</code>
      </li>
    ))}
    {['1', '2', '3'].map((step) => (
      <li key={step}>
        <span style={paint({ boxShadow: `var(--shadow-${step})`, background: 'var(--raised)' })} />
        <code>--mango-shadow-{step}</code>
      </li>
    ))}
  </ul>
)

export default {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: {
    picture: 'Samples of colours, type and shape: there is nothing to do, and what they are is looked at.',
  },
} satisfies Meta

export const Colour: StoryObj = { render: Colours }

export const ColourDark: StoryObj = { render: Colours, globals: { theme: 'dark' } }

export const TypeScale: StoryObj = { render: Type }

export const Shapes: StoryObj = { render: Shape }

export const ShapesDark: StoryObj = { render: Shape, globals: { theme: 'dark' } }
