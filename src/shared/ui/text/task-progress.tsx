import classes from './task-progress.module.css'
import { Text } from './text'

type TaskProgressProps = {
  /** What is being done. */
  task: string
  /** From 0 to 100; without it the end isn't known. */
  percent?: number | undefined
  /** Names the bar. */
  label: string
}

/** What is being done, and how far it is. */
export const TaskProgress = ({ task, percent, label }: TaskProgressProps) => (
  <div>
    <Text size="sm">{task}…</Text>
    <progress max={100} value={percent} aria-label={label} className={classes.progress} />
  </div>
)
