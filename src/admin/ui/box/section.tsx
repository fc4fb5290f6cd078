import { type ReactNode, useId } from 'react'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Title } from '@/shared/ui/text/text'

type SectionProps = {
  title: string
  /** At the end of the title's line. */
  beside?: ReactNode
  children: ReactNode
}

/** A titled box of the panel. */
export function Section({ title, beside, children }: SectionProps) {
  const id = useId()
  return (
    <Sheet component="section" pad="lg" aria-labelledby={id}>
      <Stack gap="sm">
        <Group apart gap="xs">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {beside}
        </Group>
        {children}
      </Stack>
    </Sheet>
  )
}
