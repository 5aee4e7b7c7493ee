/** Work for one of our own functions, to be done in the background. */
export interface Task {
  /** Says which work it is: a task of the same name is the same task. */
  readonly name: string;
  /** The body of the POST that the function will get. Small: what is large or private is in the store. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Delivers tasks at least once, in no order, and again until the function answers with a success. */
export interface TaskQueue {
  /** Settles when the task is durable; a task that is already there is a success. */
  enqueue(task: Task): Promise<void>;
}
