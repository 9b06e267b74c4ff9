import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'

/** Goes back to the list of papers as it was left, or to its beginning from a tab of its own. */
export function useBackToPapers(type: 'homework' | 'exam') {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return (event: Event) => {
    event.preventDefault()
    if (canGoBack) router.history.back()
    else void navigate({ to: type === 'exam' ? '/mangoStudent/MangoExamList' : '/mangoStudent/paperList', search: {} })
  }
}
