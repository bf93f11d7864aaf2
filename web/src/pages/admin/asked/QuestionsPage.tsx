import { AskedList } from './AskedList.tsx';

/** What shoppers ask the assistant, and what of it has no answer. */
export default function QuestionsPage() {
  return <AskedList kind="QUESTION" />;
}
