import { Button } from '@mango/ui/button'
import { Cascader } from '@mango/ui/cascader'
import { DateRange } from '@mango/ui/date-range'
import { EmptyState } from '@mango/ui/empty-state'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { QrCode } from '@mango/ui/qr-code'
import { Screen } from '@mango/ui/screen'
import { Select, type SelectOption } from '@mango/ui/select'
import { Steps } from '@mango/ui/steps'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type FormEvent } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'

interface Chapter {
  readonly id: string
  readonly name: string
  readonly below?: readonly Chapter[]
}
const chapters: readonly Chapter[] = [
  { id: '1', name: '第一章 有理数', below: [{ id: '1.1', name: '1.1 正数和负数' }] },
  { id: '2', name: '第二章 整式的加减' },
]
const teachers: SelectOption<number>[] = ['林晓梅', '林一鸣', '陈一帆'].map((label, value) => ({ value, label }))
const steps = [{ label: '基本信息' }, { label: '谁来上' }, { label: '分享' }]

/** One thing at a time: a step is left when it is right, and what was entered stays on the way back. */
function FormInSteps() {
  const [step, setStep] = useState(0)
  const [name, setName] = useState('')
  const [path, setPath] = useState<readonly Chapter[]>([])
  const [teacher, setTeacher] = useState<number>()
  const [days, setDays] = useState({ from: '2026-11-23', to: '2026-12-20' })
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = {
    name: name.trim() === '' ? '请填写课程名称' : undefined,
    path: path.length === 0 ? '请选择章节' : undefined,
    teacher: teacher === undefined ? '请选择教师' : undefined,
  }
  const wrong = step === 0 ? (missing.name ?? missing.path) : step === 1 ? missing.teacher : undefined
  const next = (event: FormEvent) => {
    event.preventDefault()
    setTried(wrong !== undefined)
    if (wrong === undefined) setStep(step + 1)
    // Whoever pressed the button hears what is missing.
    else
      queueMicrotask(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .cascader button')?.focus())
  }
  const told = (text: string | undefined) => (isTried ? text : undefined)
  return (
    <Screen heading="新建课程">
      <form ref={form} onSubmit={next} noValidate style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
        <Steps label="新建课程" steps={steps} current={step} onStep={setStep} />
        {step === 0 && (
          <>
            <Field label="课程名称" required error={told(missing.name)}>
              <Input value={name} onChange={setName} maxLength={30} />
            </Field>
            <Field label="章节" required group error={told(missing.path)}>
              <Cascader
                label="章节"
                nodes={chapters}
                nodeKey={({ id }) => id}
                nodeLabel={(chapter) => chapter.name}
                childrenOf={({ below }) => below}
                path={path}
                onChange={setPath}
              />
            </Field>
          </>
        )}
        {step === 1 && (
          <>
            <Field label="教师" required error={told(missing.teacher)}>
              <Select options={teachers} value={teacher} onChange={setTeacher} />
            </Field>
            <Field label="时间" group>
              <DateRange label="时间" value={days} onChange={setDays} />
            </Field>
          </>
        )}
        {step === 2 && <QrCode label="用手机扫码打开课程" value="https://school.example/c/7Q2K" link />}
        {step > 2 && <EmptyState drawing="done" text={`《${name}》已创建`} />}
        {step <= 2 && (
          <Button type="submit" variant="primary">
            {step === 2 ? '完成' : '下一步'}
          </Button>
        )}
      </form>
    </Screen>
  )
}

const meta = {
  title: 'Patterns/Form in steps',
  component: FormInSteps,
  tags: ['!autodocs'],
} satisfies Meta<typeof FormInSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: /^(下一步|完成)$/ }))
    await next()
    await expect(canvas.getByText('请填写课程名称')).toBeVisible()
    const name = canvas.getByRole('textbox', { name: /课程名称/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, '有理数')
    await userEvent.click(canvas.getByRole('button', { name: '章节：请选择' }))
    await userEvent.click(await canvas.findByRole('button', { name: '第二章 整式的加减' }))
    await next()
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /教师/ }), '林晓梅')
    // The way back loses nothing.
    await userEvent.click(canvas.getByRole('button', { name: /基本信息/ }))
    await expect(canvas.getByRole('textbox', { name: /课程名称/ })).toHaveValue('有理数')
    await next()
    await next()
    await canvas.findByRole('img', { name: '用手机扫码打开课程' })
    await next()
    await expect(canvas.getByText('《有理数》已创建')).toBeVisible()
  },
}
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(canvas.getByText('请填写课程名称')).toBeVisible()
    await expect(canvas.getByText('请选择章节')).toBeVisible()
  },
}
export const Dark: Story = { ...Incomplete, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Default, globals: { width: '320' } }
