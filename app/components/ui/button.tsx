import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { cn } from './cn'

const look = cva(
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150 disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-on-primary hover:bg-primary/90',
        destructive: 'bg-critical text-on-critical hover:bg-critical/90',
        outline: 'border border-edge bg-card text-ink hover:bg-sunken',
        secondary: 'bg-sunken text-ink hover:bg-hairline',
        ghost: 'text-ink hover:bg-sunken',
        link: 'text-primary underline underline-offset-4 hover:decoration-2',
        success: 'border border-success bg-success-soft text-success',
        warning: 'border border-warning bg-warning-soft text-warning',
      },
      // Every size is a target of 44 px or more.
      size: {
        default: 'min-h-11 px-4 py-2 text-base',
        sm: 'min-h-11 px-3 py-2 text-sm',
        lg: 'min-h-13 px-6 py-3 text-base',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, VariantProps<typeof look> {
  /** Gives the look to the one child instead, a link for instance. */
  readonly asChild?: boolean
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { className, variant, size, asChild = false, type = 'button', ...rest },
  ref,
) {
  const classes = cn(look({ variant, size }), className)
  if (asChild) return <Slot ref={ref} className={classes} {...rest} />
  return <button ref={ref} type={type} className={classes} {...rest} />
})
