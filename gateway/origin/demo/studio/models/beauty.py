"""Beauty and health: kind=perfume|soap|lipstick|palette|kohl|hairdryer|straightener|trimmer|blood-pressure|thermometer|scale|massager; extra= names the variant
of a kind. What stands in a package with a label is in packaging.py.
"""

SHELL = lambda: mat("paint-shell", (0.8, 0.8, 0.8), 0.3, coat=0.4)
IVORY = lambda: mat("ivory", (0.82, 0.81, 0.78), 0.34, coat=0.3)
CHROME = lambda: mat("chrome", (0.78, 0.79, 0.8), 0.1, 1.0)
DISPLAY = lambda: mat("display", (0.2, 0.26, 0.22), 0.2, coat=0.6)
INK = lambda: mat("ink", (0.02, 0.025, 0.022), 0.5)


def digit(value, at, size, material, turn=(0, 0, 0)):
    """A digit of seven bars, standing, its face to -y."""
    on = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abfgcd"}[value]
    w, t = size * 0.5, size * 0.1
    bars = {"a": (0, size, w, t), "g": (0, size / 2, w, t), "d": (0, 0, w, t), "b": (w / 2, size * 0.75, t, size / 2), "c": (w / 2, size * 0.25, t, size / 2), "f": (-w / 2, size * 0.75, t, size / 2), "e": (-w / 2, size * 0.25, t, size / 2)}

    def one():
        for name in on:
            x, z, bw, bh = bars[name]
            box((bw * 0.86, 0.004, bh * 0.86), (x, 0, z), material, 0)

    placed(one, at, turn)


def digits(text, at, size, material=None, turn=(0, 0, 0)):
    def all_():
        for k, value in enumerate(text):
            digit(value, ((k - (len(text) - 1) / 2) * size * 0.82, 0, 0), size, material or INK())

    placed(all_, at, turn)


def perfume():
    """Flacons of lacquered glass: what stands inside clear glass gets no light at few samples."""
    extra = opt.get("extra", "square")
    body = mat("paint-glass", (0.8, 0.8, 0.8), 0.05, coat=1.0)
    if extra == "round":
        turned_front(curve([(0, -0.16), (0.42, -0.16), (0.5, -0.1), (0.52, 0.0), (0.5, 0.1), (0.42, 0.16), (0, 0.16)], 5), (0, 0, 0.54), body)
        turned_front([(0.3, 0.16), (0.31, 0.168), (0.29, 0.168), (0.28, 0.16)], (0, 0, 0.54), GOLD())
        box((0.5, 0.26, 0.08), (0, 0, 0.03), body, 0.03)
        z = 1.04
        lathe([(0.12, 0), (0.12, 0.12), (0, 0.12)], GOLD(), at=(0, 0, z), n=48)
        ball(0.19, (0, 0, z + 0.28), GOLD())
    elif extra == "facets":
        n = 8
        rings = [(0.34, 0.0), (0.46, 0.22), (0.46, 0.66), (0.3, 0.92), (0.12, 0.98)]
        bevelled(
            loft(
                [
                    [(r * math.cos(2 * math.pi * (i + 0.5) / n), r * 0.62 * math.sin(2 * math.pi * (i + 0.5) / n), z) for i in range(n)]
                    for r, z in rings
                ],
                body,
            ),
            0.012,
        )
        lathe([(0.11, 0), (0.11, 0.08), (0, 0.08)], GOLD(), at=(0, 0, 0.98), n=48)
        lathe([(0.0, 0.42), (0.15, 0.4), (0.17, 0.36), (0.13, 0.0), (0, 0)], GOLD(), at=(0, 0, 1.06), n=8)
    elif extra == "tall":
        box((0.56, 0.36, 1.1), (0, 0, 0.55), body, 0.05)
        upright(rounded(0.3, 0.4, 0.01), -0.186, -0.18, IVORY(), 0.002, z=0.58)
        for k in range(3):
            upright(rounded(0.16 - 0.03 * k, 0.016, 0.006), -0.189, -0.186, GOLD(), 0, z=0.66 - 0.07 * k)
        lathe([(0.11, 0), (0.11, 0.1), (0, 0.1)], CHROME(), at=(0, 0, 1.1), n=48)
        box((0.3, 0.3, 0.34), (0, 0, 1.36), mat("cap-dark", (0.03, 0.03, 0.035), 0.2, coat=0.8), 0.03)
    else:
        box((0.86, 0.36, 0.9), (0, 0, 0.45), body, 0.07)
        upright(rounded(0.4, 0.26, 0.01), -0.187, -0.18, IVORY(), 0.002, z=0.46)
        for k in range(3):
            upright(rounded(0.24 - 0.05 * k, 0.016, 0.006), -0.19, -0.187, GOLD(), 0, z=0.53 - 0.07 * k)
        lathe([(0.13, 0), (0.13, 0.08), (0, 0.08)], GOLD(), at=(0, 0, 0.9), n=48)
        lathe([(0, 0.36), (0.18, 0.36), (0.2, 0.34), (0.2, 0.0), (0, 0)], GOLD(), at=(0, 0, 0.97), n=64)


def soap():
    extra = opt.get("extra", "bar")
    olive = lambda k=0: mat(f"soap-{k}", ((0.36, 0.38, 0.14), (0.5, 0.46, 0.22), (0.3, 0.34, 0.12), (0.56, 0.42, 0.3))[k], 0.55, bump=0.15, scale=30)

    def bar(k=0, size=(0.9, 0.6, 0.42), is_stamped=True):
        box(size, (0, 0, size[2] / 2), olive(k), 0.06, 6)
        if not is_stamped:
            return
        sheet(rounded(size[0] * 0.66, size[1] * 0.6, 0.08), 0.012, olive((k + 2) % 4), (0, 0, size[2] - 0.006), 0, 0.008)
        # A stamped olive branch.
        tube([(-0.18, -0.06, size[2] + 0.008), (0.0, 0.0, size[2] + 0.01), (0.2, 0.05, size[2] + 0.008)], 0.012, olive(k), n=6)
        for j in range(5):
            ball(0.05, (-0.14 + 0.08 * j, (-0.04 + 0.025 * j) + (0.06 if j % 2 else -0.06), size[2] + 0.006), olive(k), (1.2, 0.5, 0.25))

    if extra == "four":
        for k, (x, y, z, t) in enumerate([(-0.5, 0.1, 0, 6), (0.5, 0.05, 0, -4), (-0.46, 0.1, 0.43, -3), (0.48, 0.06, 0.43, 9)]):
            placed(lambda k=k: bar(k), (x, y, z), (0, 0, t))
        return
    if extra == "wrapped":
        bar(is_stamped=False)
        band = mat("band", (0.72, 0.64, 0.48), 0.85, bump=0.2, scale=120)
        box((0.42, 0.612, 0.432), (0, 0, 0.21), band, 0.062, 6)
        tube([(0, -0.31, 0.2), (0, -0.315, 0.44), (0, 0, 0.45), (0, 0.31, 0.44)], 0.014, mat("twine", (0.4, 0.28, 0.14), 0.9), round_=False)
        return
    placed(bar, (0, 0, 0.44), (0, 0, 12))
    placed(lambda: bar(2), (0.06, 0.02, 0), (0, 0, -6))


def lipstick():
    shade = {"red": (0.5, 0.02, 0.04), "rose": (0.62, 0.16, 0.2), "gloss": (0.66, 0.16, 0.22)}[opt.get("extra", "red")]
    if opt.get("extra") == "gloss":
        lathe([(0, 0), (0.15, 0), (0.17, 0.02), (0.17, 0.74), (0.15, 0.78), (0.09, 0.8)], mat("gloss", shade, 0.06, coat=1.0), n=64)
        lathe([(0.1, 0.78), (0.165, 0.8), (0.17, 0.82), (0.17, 1.42), (0.15, 1.46), (0, 1.46)], GOLD(), n=64)
        return
    black = mat("case", (0.015, 0.015, 0.017), 0.2, coat=0.9)

    def stick():
        lathe([(0, 0), (0.2, 0), (0.22, 0.02), (0.22, 0.5), (0.2, 0.52)], black, n=72)
        lathe([(0.2, 0.5), (0.185, 0.52), (0.185, 0.86), (0.17, 0.88)], GOLD(), n=72)
        o = lathe([(0, 0.8), (0.15, 0.8), (0.15, 1.3), (0.14, 1.36), (0.1, 1.42), (0, 1.44)], mat("stick", shade, 0.32, coat=0.3), n=72)
        for v in o.data.vertices:  # cut at a slant
            if v.co.z > 1.1:
                v.co.z = min(v.co.z, 1.2 + v.co.x * 1.1)

    placed(stick, (-0.3, 0, 0))

    def cap():
        lathe([(0, 0), (0.22, 0), (0.24, 0.02), (0.24, 0.66), (0.22, 0.7), (0, 0.7)], black, n=72)
        lathe([(0.241, 0.06), (0.246, 0.07), (0.246, 0.12), (0.241, 0.13)], GOLD(), n=72)

    placed(cap, (0.36, -0.12, 0))


PANS = {
    "nude": [(0.72, 0.52, 0.38), (0.6, 0.4, 0.28), (0.5, 0.3, 0.2), (0.66, 0.42, 0.34), (0.42, 0.24, 0.16), (0.3, 0.16, 0.1), (0.8, 0.64, 0.5), (0.56, 0.3, 0.24), (0.2, 0.1, 0.07), (0.7, 0.5, 0.44), (0.36, 0.2, 0.16), (0.14, 0.08, 0.06)],
    "evening": [(0.3, 0.08, 0.2), (0.12, 0.06, 0.22), (0.04, 0.05, 0.12), (0.5, 0.32, 0.14), (0.4, 0.1, 0.12), (0.1, 0.1, 0.11), (0.6, 0.42, 0.2), (0.2, 0.04, 0.1), (0.03, 0.1, 0.12), (0.46, 0.2, 0.3), (0.08, 0.03, 0.1), (0.7, 0.62, 0.5)],
}


def palette():
    extra = opt.get("extra", "nude")
    shimmer = extra == "evening"
    case = mat("case", (0.02, 0.02, 0.022), 0.25, coat=0.8)
    box((1.7, 1.1, 0.12), (0, 0, 0.06), case, 0.04)
    for k, color in enumerate(PANS[extra]):
        x, y = (k % 4 - 1.5) * 0.39, (1 - k // 4) * 0.32
        sheet(rounded(0.34, 0.27, 0.03), 0.03, mat(f"pan-{k}", color, 0.3 if shimmer and k % 2 else 0.85, 0.6 if shimmer and k % 2 else 0, bump=0.15, scale=120), (x, y, 0.1), 0, 0.008)

    def lid():
        box((1.7, 0.08, 1.1), (0, 0, 0.55), case, 0.03)
        upright(rounded(1.5, 0.9, 0.03), -0.046, -0.03, mat("mirror", (0.6, 0.64, 0.68), 0.05, 0.9), 0.004, z=0.55)

    placed(lid, (0, 0.56, 0.1), (-24, 0, 0))
    lying([(0.012, -0.7), (0.022, 0.1), (0.03, 0.12), (0.03, 0.3), (0.02, 0.32)], (0.1, -0.72, 0.03), GOLD(), turn=-90)
    lying(curve([(0.024, 0.3), (0.045, 0.4), (0.03, 0.5), (0.0, 0.54)], 5), (0.1, -0.72, 0.03), mat("bristle", (0.06, 0.04, 0.03), 0.8), turn=-90)


def kohl():
    extra = opt.get("extra", "traditional")
    if extra == "pencil":
        for k, (x, turn) in enumerate(((-0.16, 6), (0.14, -10))):
            def one(k=k):
                lying([(0, -1.0), (0.075, -1.0), (0.078, -0.96), (0.078, 0.6)], (0, 0, 0.08), mat("case", (0.015, 0.015, 0.017), 0.3, coat=0.7), n=48)
                lying([(0.079, 0.42), (0.082, 0.43), (0.082, 0.5), (0.079, 0.51)], (0, 0, 0.08), GOLD(), n=48)
                if k == 0:
                    lying([(0.078, 0.6), (0.03, 0.86)], (0, 0, 0.08), mat("wood", (0.6, 0.42, 0.24), 0.6), n=48)
                    lying([(0.03, 0.86), (0.012, 0.98), (0, 1.0)], (0, 0, 0.08), INK(), n=48)
                else:
                    lying([(0.082, 0.52), (0.086, 0.54), (0.086, 1.0), (0.07, 1.03), (0, 1.03)], (0, 0, 0.08), mat("cap-clear", (0.1, 0.1, 0.11), 0.1, coat=1.0), n=48)
            placed(one, (x, 0, 0), (0, 0, turn))
        return
    brass = mat("brass", (0.72, 0.48, 0.2), 0.28, 1.0, bump=0.25 if extra == "traditional" else 0.0, scale=50)
    lathe(curve([(0, 0), (0.26, 0.0), (0.3, 0.06), (0.24, 0.14), (0.34, 0.34), (0.36, 0.5), (0.26, 0.72), (0.12, 0.84), (0.1, 0.96), (0.14, 1.0)], 6), brass, n=96)
    for z, r in ((0.14, 0.25), (0.5, 0.365), (0.84, 0.13)):
        lathe([(r - 0.01, z - 0.02), (r + 0.014, z), (r - 0.01, z + 0.02)], GOLD(), n=96)
    if extra == "powder":
        lathe([(0, 0), (0.3, 0), (0.32, 0.03), (0.28, 0.1), (0.0, 0.11)], brass, at=(0.78, -0.2, 0), n=64)
        lathe(curve([(0.26, 0.1), (0.18, 0.17), (0.0, 0.22)], 5), mat("powder", (0.012, 0.012, 0.013), 0.95, bump=0.7, scale=60), at=(0.78, -0.2, 0), n=64)
    lathe(curve([(0.13, 1.0), (0.14, 1.06), (0.08, 1.14), (0.05, 1.3), (0.08, 1.38), (0.0, 1.5)], 6), brass, n=64)


def hairdryer():
    pro = opt.get("extra") == "pro"
    m = SHELL()
    turned_side(curve([(0.3, -0.5), (0.36, -0.42), (0.37, -0.1), (0.34, 0.2), (0.26, 0.5), (0.22, 0.66)], 6), (0, 0, 1.3), m)
    turned_side([(0.3, -0.5), (0.27, -0.53), (0.1, -0.52), (0, -0.52)], (0, 0, 1.3), mat("grille", (0.03, 0.03, 0.032), 0.5))
    for k in range(5):
        turned_side([(0.05 + 0.045 * k, -0.525), (0.06 + 0.045 * k, -0.54), (0.07 + 0.045 * k, -0.525)], (0, 0, 1.3), CHROME())
    turned_side([(0.225, 0.62), (0.235, 0.64), (0.235, 0.7), (0.225, 0.72)], (0, 0, 1.3), GOLD() if pro else CHROME())
    loft([[(-0.7 - d, w * math.cos(2 * math.pi * i / 48), 1.3 + h * math.sin(2 * math.pi * i / 48)) for i in range(48)] for d, w, h in ((0, 0.21, 0.21), (0.12, 0.26, 0.14), (0.3, 0.32, 0.07))], mat("nozzle", (0.025, 0.025, 0.027), 0.4), caps=False)
    tube([(0.08, 0, 1.1), (0.12, 0, 0.7), (0.2, 0, 0.25), (0.22, 0, 0.1)], [0.15, 0.14, 0.13, 0.12], m, n=10, flat=1.15)
    box((0.06, 0.08, 0.2), (0.0, 0, 0.72), mat("switch", (0.03, 0.03, 0.03), 0.4), 0.02, turn=(0, 8, 0))
    tube([(0.22, 0, 0.12), (0.23, 0, -0.02), (0.24, 0, -0.12)], [0.06, 0.05, 0.035], RUBBER(), n=6)
    tube([(0.24, 0, -0.1), (0.3, -0.05, -0.2), (0.6, -0.12, -0.24), (0.9, 0.05, -0.24), (0.7, 0.3, -0.24), (0.2, 0.35, -0.24)], 0.03, RUBBER(), n=12)


def straightener():
    extra = opt.get("extra", "plates")
    m = SHELL()
    if extra == "brush":
        lying(curve([(0.0, -1.3), (0.12, -1.28), (0.14, -1.0), (0.11, -0.4), (0.14, -0.1)], 6), (0, 0, 0.2), m)
        soft_head = rounded(0.5, 1.2, 0.24, 10)
        sheet(soft_head, 0.16, m, (0, 0.5, 0.12), 0, 0.06)
        sheet(rounded(0.38, 1.06, 0.18, 10), 0.03, mat("pad", (0.03, 0.03, 0.032), 0.5), (0, 0.5, 0.27), 0, 0.01)
        for i in range(5):
            for j in range(13):
                lathe([(0.018, 0), (0.014, 0.12), (0, 0.135)], mat("tooth", (0.09, 0.09, 0.1), 0.4), at=((i - 2) * 0.07 + (0.035 if j % 2 else 0), 0.06 + 0.073 * j, 0.29), n=10)
        sheet(rounded(0.1, 0.3, 0.04), 0.02, DISPLAY(), (0, -0.5, 0.305), 0, 0.004)
        tube([(0, -1.28, 0.2), (0, -1.45, 0.16), (0.1, -1.6, 0.05)], [0.06, 0.045, 0.03], RUBBER(), n=6)
        return

    def arm(side):
        out = [(-0.0, 0.0), (0.6, 0.02), (1.3, 0.03), (2.3, 0.02), (2.34, 0.1), (2.3, 0.2), (1.2, 0.24), (0.5, 0.2), (0.0, 0.14)]
        soft([(x - 1.1, z * side) for x, z in out], 0.3, m, 0.05, name="arm")
        box((0.86, 0.26, 0.03), (0.72, 0, side * 0.012), mat("plate", (0.35, 0.3, 0.26), 0.2, 0.8), 0.01)

    placed(lambda: arm(1), (0, 0, 0.33), (0, -6, 0))
    placed(lambda: arm(-1), (0, 0, 0.27), (0, 6, 0))
    turned_front([(0, -0.17), (0.13, -0.17), (0.14, -0.15), (0.14, 0.15), (0.13, 0.17), (0, 0.17)], (-1.06, 0, 0.3), CHROME())
    for k in range(2):
        box((0.08, 0.06, 0.02), (-0.5 + 0.16 * k, 0, 0.6 - 0.012 * k), CHROME(), 0.008)
    if extra == "steam":
        box((0.5, 0.22, 0.14), (-0.1, 0, 0.6), mat("tank", (0.2, 0.4, 0.55), 0.08, glass=0.5, coat=0.6), 0.05)
    if extra != "cordless":
        tube([(-1.15, 0, 0.3), (-1.35, 0, 0.24), (-1.5, -0.1, 0.06), (-1.2, -0.4, 0.03), (-0.6, -0.55, 0.03)], [0.06, 0.045, 0.03, 0.03, 0.03], RUBBER(), n=8)


def trimmer():
    beard = opt.get("extra", "beard") == "beard"
    m = SHELL()
    sections = [(0.2, 0.14, 0.0), (0.23, 0.17, 0.05), (0.21, 0.16, 0.6), (0.24, 0.18, 1.2), (0.22 if beard else 0.28, 0.16, 1.5)]
    loft([[(w * math.copysign(abs(math.cos(t)) ** 0.7, math.cos(t)), d * math.copysign(abs(math.sin(t)) ** 0.7, math.sin(t)), z) for t in [2 * math.pi * i / 48 for i in range(48)]] for w, d, z in [tuple(p) for p in curve(sections, 6)]], m)
    upright(closed([(-0.14, 0.3), (-0.15, 0.9), (-0.1, 1.3), (0.1, 1.3), (0.15, 0.9), (0.14, 0.3), (0, 0.2)]), -0.185, -0.1, mat("grip", (0.03, 0.03, 0.034), 0.7, bump=0.3, scale=70), 0.02)
    disc(0.07, 0.02, (0, -0.185, 0.96), CHROME())
    disc(0.025, 0.01, (0, -0.19, 0.62), LIGHT("pilot", (0.3, 0.8, 1)))
    w = 0.2 if beard else 0.3
    box((w * 1.9, 0.2, 0.14), (0, 0, 1.55), mat("head", (0.03, 0.03, 0.034), 0.35, coat=0.3), 0.04)
    box((w * 2, 0.1, 0.06), (0, -0.02, 1.64), CHROME(), 0.01)
    for k in range(15):
        x = -w + 2 * w * (k + 0.5) / 15
        box((w * 0.07, 0.03, 0.1), (x, -0.06, 1.7), CHROME(), 0.004)
    if not beard:
        for k, x in enumerate((0.55, 0.95)):
            box((0.32, 0.2, 0.08), (x, -0.15, 0.05), mat("comb", (0.04, 0.04, 0.045), 0.4), 0.02)
            for j in range(8):
                box((0.014, 0.03, 0.2 + 0.1 * k), (x - 0.14 + 0.04 * j, -0.22, 0.18 + 0.05 * k), mat("comb", (0.04, 0.04, 0.045), 0.4), 0.004)


def monitor_face(w, h, z, y, lines):
    """A display with its figures and the button below; faces -y."""
    upright(rounded(w, h, 0.03), y - 0.012, y, DISPLAY(), 0.004, z=z)
    for k, text in enumerate(lines):
        digits(text, (w * 0.1, y - 0.016, z + h * 0.12 - k * h * 0.4), h * 0.28)


def blood_pressure():
    cuff = fabric("cuff", (0.12, 0.17, 0.26), 160, 0.4)
    if opt.get("extra") == "wrist":
        lathe([(0.42, 0), (0.46, 0.03), (0.46, 0.57), (0.42, 0.6), (0.38, 0.57), (0.38, 0.03), (0.42, 0)], cuff, at=(0, 0.3, 0), n=96, squash=0.86)
        soft([(x, z + 0.3) for x, z in rounded(0.66, 0.62, 0.1, 8)], 0.2, IVORY(), 0.06, y=-0.16)
        monitor_face(0.5, 0.36, 0.36, -0.26, ("118", "76"))
        disc(0.06, 0.02, (0, -0.255, 0.1), mat("start", (0.04, 0.2, 0.5), 0.4))
        return

    def unit():
        out = [(-0.4, 0.0), (-0.42, 0.06), (0.42, 0.34), (0.46, 0.3), (0.46, 0.0)]
        o = loft([[(x, y, z) for y, z in out] for x in (-0.55, 0.55)], IVORY())
        bevelled(o, 0.06, 5)

        def face():
            monitor_face(0.62, 0.5, 0.34, 0, ("118", "76"))
            disc(0.09, 0.025, (0.41, 0, 0.34), mat("start", (0.04, 0.2, 0.5), 0.4))
            for s in (-1, 1):
                upright(rounded(0.1, 0.07, 0.02), -0.012, 0.0, GREY(), 0.006, x=0.41, z=0.34 + s * 0.18)

        placed(face, (-0.08, -0.36, 0.09), (-72, 0, 0))

    placed(unit, (-0.4, 0, 0))
    lathe([(0.34, 0), (0.38, 0.03), (0.38, 0.67), (0.34, 0.7), (0.3, 0.67), (0.3, 0.03), (0.34, 0)], cuff, at=(0.72, 0.25, 0), n=96)
    tube([(0.42, -0.08, 0.34), (0.5, -0.25, 0.3), (0.2, -0.5, 0.05), (-0.6, -0.55, 0.04), (-1.1, -0.3, 0.04), (-1.05, 0.05, 0.1), (-0.95, 0.1, 0.12)], 0.028, RUBBER(), n=12)


def thermometer():
    extra = opt.get("extra", "infrared")
    if extra == "digital":
        def stick():
            sheet(closed([(-0.14, -0.9), (-0.16, 0.0), (-0.1, 0.5), (-0.05, 0.8), (0.05, 0.8), (0.1, 0.5), (0.16, 0.0), (0.14, -0.9), (0, -1.0)]), 0.14, IVORY(), (0, 0, 0), 0, 0.05)
            lying([(0.05, 0.75), (0.035, 0.95), (0.035, 1.2), (0.02, 1.25), (0, 1.26)], (0, 0, 0.07), CHROME(), n=32)
            sheet(rounded(0.2, 0.52, 0.03), 0.01, DISPLAY(), (0, -0.2, 0.135), 0, 0.003)
            digits("368", (0, -0.26, 0.147), 0.13, turn=(-90, 0, 90))
            lathe([(0, 0.02), (0.06, 0.018), (0.07, 0)], mat("start", (0.04, 0.2, 0.5), 0.4), at=(0, -0.7, 0.138), n=32)
        placed(stick)
        return
    m = IVORY()
    blue = mat("accent", (0.03, 0.22, 0.42), 0.35, coat=0.3)
    if extra == "ear":
        tube([(0.06, 0, 0.08), (0.04, 0, 0.5), (0.0, 0, 1.0), (-0.1, 0, 1.3)], [0.17, 0.2, 0.2, 0.19], m, n=12)
        turned_side(curve([(0.18, 0.0), (0.14, 0.16), (0.08, 0.24), (0.06, 0.42), (0.045, 0.46), (0, 0.46)], 5), (-0.12, 0, 1.34), blue)
        ball(0.19, (-0.08, 0, 1.34), m)
        upright(rounded(0.22, 0.3, 0.04), -0.208, -0.1, DISPLAY(), 0.006, x=0.01, z=0.86)
        digits("37", (0.01, -0.214, 0.8), 0.13)
        disc(0.07, 0.02, (0.03, -0.2, 0.5), blue)
        return
    soft(closed([(-0.6, 1.0), (-0.62, 1.3), (-0.4, 1.42), (0.3, 1.42), (0.42, 1.2), (0.34, 1.0), (-0.2, 0.95)]), 0.42, m, 0.1)
    soft(closed([(0.0, 1.0), (0.34, 1.02), (0.4, 0.6), (0.46, 0.1), (0.14, 0.06), (0.1, 0.5)]), 0.32, blue, 0.09)
    turned_side([(0.15, 0.5), (0.17, 0.56), (0.16, 0.66), (0.12, 0.66), (0.1, 0.6), (0, 0.6)], (0, 0, 1.18), mat("probe", (0.03, 0.03, 0.034), 0.3))
    soft(closed([(-0.02, 0.96), (0.1, 0.94), (0.1, 0.74), (0.02, 0.78)]), 0.12, mat("trigger", (0.03, 0.03, 0.034), 0.4), 0.03)

    def screen():
        upright(rounded(0.3, 0.24, 0.03), -0.012, 0.0, glow("screen-green", (0.3, 0.8, 0.45), 0.5), 0.004)
        digits("368", (0, -0.016, -0.06), 0.12)

    placed(screen, (0.39, 0, 1.24), (-12, 0, 90))
    upright(rounded(0.36, 0.14, 0.05), -0.222, -0.2, blue, 0.008, x=-0.1, z=1.2)


def scale():
    glass = opt.get("extra") == "glass"
    top = mat("pane", (0.02, 0.025, 0.03) if not glass else (0.55, 0.66, 0.68), 0.06, coat=1.0)
    sheet(rounded(1.7, 1.7, 0.16, 10), 0.07, top, (0, 0, 0.08), 0, 0.012)
    for x in (-0.62, 0.62):
        for y in (-0.62, 0.62):
            lathe([(0, 0), (0.12, 0), (0.13, 0.02), (0.12, 0.08)], RUBBER(), at=(x, y, 0), n=32)
            if glass or opt.get("extra") == "body":
                sheet(ring_outline(0.15), 0.006, CHROME(), (x, y, 0.148), 0, 0.002)
    sheet(rounded(0.56, 0.26, 0.05), 0.004, mat("window", (0.01, 0.012, 0.014), 0.1, coat=1.0), (0, 0.52, 0.149), 0, 0)
    digits("684", (0, 0.46, 0.158), 0.15, glow("figures", (0.7, 0.9, 1.0), 1.2), (-90, 0, 0))
    if opt.get("extra") == "body":
        for s in (-1, 1):
            sheet(rounded(0.3, 0.9, 0.1), 0.006, BRUSHED(), (s * 0.5, -0.12, 0.148), 0, 0.002)


def massager():
    extra = opt.get("extra", "gun")
    if extra == "neck":
        cloth = fabric("cloth", (0.2, 0.21, 0.24), 150, 0.4)
        pts = [(0.86 * math.sin(math.radians(a)), 0.6 * -math.cos(math.radians(a)), 0.34 + 0.06 * math.cos(math.radians(a))) for a in range(-150, 151, 20)]
        points = [(x, -y, z) for x, y, z in pts]
        tube(points, [0.2 + 0.1 * math.sin(math.pi * k / (len(points) - 1)) for k in range(len(points))], cloth, n=6)
        for a in (-50, -18, 18, 50):
            x, y = 0.6 * math.sin(math.radians(a)), 0.4 * math.cos(math.radians(a))
            ball(0.13, (x, y + 0.0, 0.42), mat("node", (0.5, 0.26, 0.1), 0.3, coat=0.5), (1, 1, 0.8))
        box((0.26, 0.14, 0.06), (0.62, -0.36, 0.58), mat("panel", (0.03, 0.03, 0.034), 0.3, coat=0.4), 0.025, turn=(0, 0, 30))
        return
    if extra == "feet":
        beech = mat("beech", (0.6, 0.41, 0.22), 0.42, coat=0.2, wood=(0.7, 0.52, 0.31))
        bow = lambda lift: [(0.95 * math.cos(math.radians(a)), lift + 0.42 * math.sin(math.radians(a))) for a in range(20, 161, 10)]
        for y in (-0.72, 0, 0.72):
            upright(bow(0.0) + list(reversed(bow(-0.2))), y - 0.05, y + 0.05, beech, 0.02)
        for k in range(5):
            a = math.radians(36 + 27 * k)
            x, z = 0.9 * math.cos(a), -0.1 + 0.42 * math.sin(a) + 0.1
            for s in (-1, 1):
                profile = [(0, 0.06)] + [(0.11 if j % 2 else 0.075, 0.08 + 0.06 * j) for j in range(10)] + [(0, 0.66)]
                o = lathe(profile, beech, n=40)
                o.rotation_euler = (math.radians(-90 * s), 0, 0)
                o.location = (x, 0, z)
        return
    if extra == "heat":
        pillow(1.3, 0.86, 0.3, (0, 0, 0.16), fabric("cloth", (0.32, 0.12, 0.1), 150, 0.4), seed=3, corner=0.3)
        for x in (-0.26, 0.26):
            for y in (-0.16, 0.16):
                ball(0.13, (x, y, 0.28), mat("node", (0.8, 0.3, 0.08), 0.25, coat=0.6), (1, 1, 0.7))
        tube([(0.6, 0, 0.12), (0.8, -0.1, 0.04), (0.7, -0.5, 0.03), (0.2, -0.62, 0.03)], 0.025, RUBBER(), n=8)
        return
    m = mat("case", (0.05, 0.055, 0.06), 0.4, coat=0.25)
    turned_side(curve([(0.0, -0.5), (0.2, -0.48), (0.26, -0.3), (0.26, 0.2), (0.2, 0.36)], 6), (0, 0, 1.2), m)
    turned_side([(0.17, 0.34), (0.1, 0.38), (0.09, 0.6)], (0, 0, 1.2), CHROME())
    ball(0.24, (-0.74, 0, 1.2), mat("foam", (0.03, 0.03, 0.034), 0.85, bump=0.2, scale=120))
    tube([(0.1, 0, 1.0), (0.12, 0, 0.6), (0.16, 0, 0.06)], [0.15, 0.145, 0.15], m, n=10)
    turned_side([(0.262, -0.12), (0.268, -0.1), (0.268, 0.02), (0.262, 0.04)], (0, 0, 1.2), mat("accent", (0.7, 0.2, 0.02), 0.35))
    turned_side([(0, -0.505), (0.14, -0.505), (0.15, -0.49)], (0, 0, 1.2), glow("screen-blue", (0.25, 0.7, 1.0), 0.6))
    for k, (x, y) in enumerate(((0.7, -0.3), (1.1, -0.1))):
        if k:
            lathe([(0, 0), (0.1, 0), (0.1, 0.12), (0.2, 0.2), (0.2, 0.26), (0, 0.26)], mat("head", (0.03, 0.03, 0.034), 0.5), at=(x, y, 0), n=48)
        else:
            lathe([(0, 0), (0.1, 0), (0.1, 0.14), (0.14, 0.2), (0.03, 0.46), (0, 0.47)], mat("head", (0.03, 0.03, 0.034), 0.5), at=(x, y, 0), n=48)


{
    "perfume": perfume,
    "soap": soap,
    "lipstick": lipstick,
    "palette": palette,
    "kohl": kohl,
    "hairdryer": hairdryer,
    "straightener": straightener,
    "trimmer": trimmer,
    "blood-pressure": blood_pressure,
    "thermometer": thermometer,
    "scale": scale,
    "massager": massager,
}[opt["kind"]]()
opt["raw"] = True
