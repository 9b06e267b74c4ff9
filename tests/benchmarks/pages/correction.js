// The correction of the paper that the address names.
const panel = document.createElement('correction-panel')
panel.setAttribute('paper-id', new URLSearchParams(location.search).get('id'))
document.body.append(panel)
