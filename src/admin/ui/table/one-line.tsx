import classes from './one-line.module.css'

/** A date or time that a narrow column must not take apart. */
export const OneLine = ({ text }: { text: string }) => <span className={classes.line}>{text}</span>
