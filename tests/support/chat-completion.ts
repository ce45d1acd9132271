/** A chat completion, as every OpenAI-compatible server words it. */
export function completion(
  message: { content: string | null; refusal?: string; tool_calls?: readonly unknown[] },
  finishReason = 'stop',
): unknown {
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 },
  }
}

/** A model that looks something up before it answers. */
export const toolCall = (name: string, given: unknown): unknown =>
  completion(
    {
      content: null,
      tool_calls: [
        { id: `call_${name}`, type: 'function', function: { name, arguments: JSON.stringify(given) } },
      ],
    },
    'tool_calls',
  )
