// `?id=7`: that lesson.
const lesson = document.createElement('lesson-view')
lesson.setAttribute('lesson-id', new URLSearchParams(location.search).get('id'))
document.body.append(lesson)
