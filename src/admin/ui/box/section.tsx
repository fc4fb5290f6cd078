import { type ReactNode, useId } from 'react'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Title } from '@/shared/ui/text/text'

type SectionProps = {
  title: string
  /** At the end of the title's line. */
  beside?: ReactNode
  /** One of many on a page on which none of them is the main thing. */
  quiet?: boolean
  children: ReactNode
}

/** A titled box of the panel. */
export function Section({ title, beside, quiet = false, children }: SectionProps) {
  const id = useId()
  return (
    <Sheet component="section" pad="lg" aria-labelledby={id}>
      <Stack gap={quiet ? 'xs' : 'sm'}>
        <Group apart gap="xs">
          <Title order={2} size={quiet ? 'h4' : 'h3'} id={id}>
            {title}
          </Title>
          {beside}
        </Group>
        {children}
      </Stack>
    </Sheet>
  )
}
