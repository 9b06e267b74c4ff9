import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Input } from '../input/index.ts'
import { Select } from '../select/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Field } from './index.ts'

const meta = {
  title: 'Parts/Field',
  component: Field,
  args: { label: '课程名称', children: <Input value="二次函数" /> },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

const formRead: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: '手机号' })).toBeRequired()
  await expect(canvas.getByLabelText(/^密码/)).toHaveAccessibleDescription(/^密码格式不正确/)
  await expect(canvas.getByLabelText(/^密码/)).toBeInvalid()
  await expect(canvas.getByRole('combobox', { name: '年级' })).toHaveDisplayValue('九年级')
  await expect(canvas.getByRole('textbox', { name: '说明' })).toHaveAccessibleDescription(/学生看得到/)
}

export const Default: Story = {
  args: { hint: '不超过 64 个字' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '课程名称' })).toHaveAccessibleDescription('不超过 64 个字')
  },
}

export const Invalid: Story = {
  args: { required: true, error: '请输入标题', children: <Input value="" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('请输入标题')
  },
}

const Form = () => (
  <div className="demo-column">
    <Field label="手机号" required inline>
      <Input value="13800000001" inputMode="tel" />
    </Field>
    <Field label="密码" required inline error="密码格式不正确，需要输入不少于8-16个字符，且包含数字和字母">
      <Input type="password" value="123" />
    </Field>
    <Field label="年级" inline>
      <Select options={[{ value: 9, label: '九年级' }]} value={9} />
    </Field>
    <Field label="说明" inline hint="学生看得到">
      <Textarea value="" count="0 / 200" />
    </Field>
  </div>
)

export const InForm: Story = { render: Form, play: formRead }

export const Disabled: Story = {
  args: { children: <Input value="二次函数" disabled /> },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '课程名称' })).toBeDisabled(),
}

export const Dark: Story = { render: Form, globals: { theme: 'dark' }, play: formRead }

export const Narrow: Story = { render: Form, globals: { width: '320' }, play: formRead }
