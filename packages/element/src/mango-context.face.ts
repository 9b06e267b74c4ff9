import { choice, elementFace, event, number, text } from './face.ts'

/** The face of `<mango-context>`, which is no React component: read by what makes types and documentation, not by browsers. */
export const face = elementFace({
  tag: 'mango-context',
  summary: 'Configuration and session for the widgets inside it. Takes no part in the layout of the page.',
  guide: {
    use: ['The backend is on another origin, the session is not in cookies, or a theme is set.'],
    rather: ['A page on the origin of the backend, with its login: nothing is needed.'],
  },
  props: {
    apiBase: text(undefined, { summary: 'Where the backend answers. Left out, the origin of the page.' }),
    userToken: text(undefined, { summary: 'Token of the session. Left out, that of the cookie.' }),
    loginPath: text(undefined, { summary: 'Where an ended session leads. Left out, /adminv2/login/passwordLogin.' }),
    basePath: text(undefined, { summary: "Start of the application's routes. Left out, /adminv2." }),
    theme: choice(['light', 'dark', 'auto'], undefined, {
      summary: 'Colours of the widgets; auto follows the system. Left out, those of the context around it, else light.',
    }),
    subject: number(undefined, {
      summary:
        'Id of the subject that the page goes by: screens that know subjects begin with it, and say so. Left out, they show all.',
    }),
  },
  events: {
    'session-expired': event<undefined>({
      summary: 'The session has ended. Prevent it to stay on the page. Without a <mango-context>, on <html>.',
      cancelable: true,
    }),
  },
})
