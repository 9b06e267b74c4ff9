import { Icon } from '@mango/ui/icon'

/** The line under a form that says what is wrong with it. The place is kept free, so that nothing jumps. */
export const WarningLine = ({ text }: { text: string | undefined }) => (
  <p className="warning-line" role="alert">
    {text && (
      <>
        <Icon name="warning" size={16} />
        {text}
      </>
    )}
  </p>
)
