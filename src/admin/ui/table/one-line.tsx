import classes from './cells.module.css'

/** A date or time that must not wrap in a narrow column. */
export const OneLine = ({ text }: { text: string }) => <span className={classes.line}>{text}</span>
