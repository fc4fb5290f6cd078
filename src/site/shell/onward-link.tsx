import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AnchorButton } from '@/shared/ui/control/button'
import { ArrowRight } from '@/shared/ui/icon/icons'

/** A link to the page that shows all of what this section shows a part of. */
export const OnwardLink = createLink((props: ComponentProps<typeof AnchorButton>) => (
  <AnchorButton rightSection={<ArrowRight size={18} aria-hidden />} {...props} />
))
