import type { ClassStartDetail } from '@mango/elements/courseware-list'
import type { LoginView } from '@mango/elements/session'
import type { DetailedHTMLProps, HTMLAttributes, Ref } from 'react'

type Element<Props> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Props
type Heard<Detail> = ((event: CustomEvent<Detail>) => void) | undefined

/** The file or link that the library hands back, as far as the host shows it. */
export interface PickedFile {
  readonly id: number
  readonly fileName: string
  readonly url: string
  readonly size: number
}
export type Picked =
  | { readonly mode: 'file'; readonly files: readonly PickedFile[] }
  | { readonly mode: 'link'; readonly link: { readonly name: string; readonly url: string } }

export interface LiveClassBoardElement extends HTMLElement {
  /** Whether a class runs on it. */
  readonly running: boolean
  leave(): Promise<void>
}

export interface LibraryElement extends HTMLElement {
  show(): Promise<void>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mango-context': Element<{
        theme?: string
        'base-path'?: string
        'login-path'?: string
        'user-token'?: string | undefined
      }>
      'login-panel': Element<{
        view?: LoginView | undefined
        slogan?: string
        contact?: string
        filing?: string
        demoAccounts?: readonly object[]
        'onview-change'?: Heard<{ view: LoginView; replace: boolean }>
        'onlogin-success'?: Heard<{ target: string }>
      }>
      'top-bar': Element<{
        'current-path'?: string
        apps?: Readonly<Record<string, string>>
        'onmodule-open'?: Heard<{ id: number; address: string; newWindow: boolean }>
        'onsession-end'?: Heard<{ target: string }>
      }>
      'headmaster-cockpit': Element<{ header?: boolean }>
      'courseware-list': Element<{
        'oncourseware-create'?: Heard<{ subjectId: number | undefined }>
        'oncourseware-edit'?: Heard<{ courseId: number }>
        'onclass-start'?: Heard<ClassStartDetail>
      }>
      'courseware-editor': Element<{
        'course-id'?: number | undefined
        'subject-value'?: number | undefined
        'oncourseware-save'?: Heard<{ courseId: number }>
        'oncourseware-cancel'?: Heard<undefined>
      }>
      'live-class-board': Element<{
        ref?: Ref<LiveClassBoardElement>
        'course-id'?: number | undefined
        'room-id'?: number | undefined
        'class-id'?: string | undefined
        'onclass-leave'?: Heard<{ courseId: number; roomId: number }>
      }>
      'exam-list': Element<{
        view?: string
        'onview-change'?: Heard<{ view: string; replace: boolean }>
        'onexam-open'?: Heard<{ examId: number; name: string }>
        'onexam-create'?: Heard<undefined>
      }>
      'exam-form': Element<{
        'onexam-created'?: Heard<{ examId: number | undefined; name: string }>
        'onexam-cancel'?: Heard<undefined>
      }>
      'exam-details': Element<{
        'exam-id'?: number | undefined
        name?: string | undefined
        'onexam-back'?: Heard<undefined>
      }>
      'monitor-table': Element<{
        view?: string
        'onview-change'?: Heard<{ view: string; replace: boolean }>
      }>
      'resource-library': Element<{
        ref?: Ref<LibraryElement>
        variant?: 'class' | 'evaluation'
        'onresource-confirm'?: Heard<Picked>
      }>
    }
  }
}
