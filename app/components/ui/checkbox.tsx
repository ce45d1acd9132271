import * as Radix from '@radix-ui/react-checkbox'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Label } from './label'

interface CheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex items-start">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(state) => onChange(state === true)}
        className="group -ms-2 flex size-11 shrink-0 items-center justify-center rounded-control"
      >
        <span className="flex size-6 items-center justify-center rounded-md border-2 border-edge bg-card group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
          <Radix.Indicator>
            <Check aria-hidden className="size-5 text-on-primary" strokeWidth={3} />
          </Radix.Indicator>
        </span>
      </Radix.Root>
      <Label htmlFor={id} className="cursor-pointer py-2.5 font-normal">
        {label}
      </Label>
    </div>
  )
}
