import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './page-title.module.css'

/** Tells the panel's header what the page is called: a list within a module isn't called as its module. */
export const HeaderTitle = createContext<(title: string | null) => void>(() => undefined)

type PageTitleProps = { title: string; subtitle?: string; children?: ReactNode }

/**
 * The page's one h1, with its actions at the right; on a phone they share one line, the main or else the last one first. In the panel the
 * header shows the same title, so there the h1 is for screen readers.
 */
export function PageTitle({ title, subtitle, children }: PageTitleProps) {
  const tell = useContext(HeaderTitle)
  useLayoutEffect(() => {
    tell(title)
    return () => tell(null)
  }, [tell, title])
  return (
    <div className={classes.head} data-page-title>
      <div className={classes.texts}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {subtitle && <Text dimmed>{subtitle}</Text>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
