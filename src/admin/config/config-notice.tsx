import type { ReactNode } from 'react'
import { Callout } from '@/shared/ui/box/callout'
import classes from './config.module.css'

type ConfigNoticeProps = { icon: ReactNode; title: string; role: 'alert' | 'status'; children: ReactNode }

/** What a person should know first who opens a tab of the configuration. */
export const ConfigNotice = (props: ConfigNoticeProps) => (
  <Callout color="orange" className={classes.notice} {...props} />
)
