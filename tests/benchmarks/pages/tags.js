// `?tags=top-bar,exam-list`: a page with these elements.
for (const tag of new URLSearchParams(location.search).get('tags').split(','))
  document.body.append(document.createElement(tag))
