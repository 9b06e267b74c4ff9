import '@mango/elements/personal-home'

/** The personal page of a student. */
export default function Personal() {
  return (
    <div className="page">
      <personal-home />
    </div>
  )
}
