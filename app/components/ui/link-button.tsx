import { Link, type LinkProps } from '@remix-run/react'
import { Button, type ButtonProps } from './button'

type LinkButtonProps = LinkProps & Pick<ButtonProps, 'variant' | 'size'>

/** A way to another screen that looks like a button. */
export function LinkButton({ variant, size, className, ...link }: LinkButtonProps) {
  return (
    <Button asChild variant={variant} size={size} className={className}>
      <Link {...link} />
    </Button>
  )
}
