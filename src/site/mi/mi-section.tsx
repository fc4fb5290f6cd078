import type { ReactNode } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Title } from '@/shared/ui/text/text'

type MiSectionProps = { id: string; title: ReactNode; children: ReactNode }

/** A part of the page under its heading, to which links of «Le toca» lead by `id`. */
export const MiSection = ({ id, title, children }: MiSectionProps) => (
  <Sheet component="section" pad="wide" aria-labelledby={id}>
    <Stack gap="sm">
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  </Sheet>
)
