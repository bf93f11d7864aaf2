"""Books and school things: kind=novel|crime|cookbook|guide|album|workbook|exercise|notebook|pen|pencils|calculator|schoolbag|pencilcase; extra= names
the variant of a kind. A cover's picture is printed: thin layers of flat shapes in units of the cover's width, u to the right, v up.
"""

T1 = lambda: mat("paint-cover", (0.8, 0.8, 0.8), 0.42, coat=0.12)
T2 = lambda: mat("paint-half", (0.4, 0.4, 0.4), 0.42, coat=0.12)
T3 = lambda: mat("paint-deep", (0.15, 0.15, 0.15), 0.42, coat=0.12)
CREAM = lambda: mat("cream", (0.78, 0.69, 0.52), 0.45, coat=0.1)
CHALK = lambda: mat("chalk", (0.8, 0.78, 0.72), 0.45, coat=0.1)
INK = lambda: mat("ink", (0.012, 0.013, 0.018), 0.42, coat=0.12)
LAMP = lambda: mat("lamp", (0.82, 0.5, 0.1), 0.42, coat=0.1)
CORAL = lambda: mat("coral", (0.7, 0.12, 0.06), 0.42, coat=0.1)
LEAF = lambda: mat("leaf", (0.1, 0.24, 0.06), 0.42, coat=0.1)
SKY = lambda: mat("sky", (0.16, 0.42, 0.68), 0.42, coat=0.1)
FOIL = lambda: mat("foil", (0.85, 0.62, 0.28), 0.3, 1.0)
CLOTH = lambda: mat("paint-cloth", (0.3, 0.3, 0.3), 0.8, bump=0.5, scale=190)
CARD = lambda: mat("card", (0.62, 0.56, 0.45), 0.7)
WOOD = lambda: mat("cedar", (0.5, 0.3, 0.15), 0.6, bump=0.1, scale=40)


def paper(axis=1, name="paper", tone=(0.74, 0.7, 0.6)):
    """Cut pages: fine lines across this axis."""
    name = f"{name}-{axis}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = mat(name, tone, 0.85)
    t = m.node_tree
    where = t.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    place = t.nodes.new("ShaderNodeMapping")
    place.inputs["Scale"].default_value = [130 if k == axis else 1.5 for k in range(3)]
    n = t.nodes.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = 1, 2
    r = t.nodes.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e[0].position, e[0].color = 0.36, (*(0.62 * c for c in tone), 1)
    e[1].position, e[1].color = 0.58, (*tone, 1)
    t.links.new(where, place.inputs[0])
    t.links.new(place.outputs[0], n.inputs["Vector"])
    t.links.new(n.outputs["Fac"], r.inputs[0])
    t.links.new(r.outputs[0], t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


# --- shapes of prints
def circle(u, v, r, n=56, squash=1.0, span=(0, 360)):
    return [(u + r * math.cos(math.radians(a)), v + r * squash * math.sin(math.radians(a))) for a in (span[0] + (span[1] - span[0]) * i / n for i in range(n + (span[1] - span[0] < 360)))]


def arc(u, v, r, thin, start, end, squash=1.0, n=48):
    """A band along an arc, from one angle to another."""
    at = lambda rr, i: (u + rr * math.cos(math.radians(start + (end - start) * i / n)), v + rr * squash * math.sin(math.radians(start + (end - start) * i / n)))
    return [at(r - thin / 2, i) for i in range(n + 1)] + [at(r + thin / 2, i) for i in range(n, -1, -1)]


def arch(u, v, half, high):
    """A doorway: straight sides and a round head."""
    return [(u - half, v), (u + half, v)] + circle(u, v + high, half, 32, 1, (0, 180))


def star(u, v, r, points=5, inner=0.42, turn=90):
    return [(u + (r if i % 2 == 0 else r * inner) * math.cos(math.radians(turn + 180 * i / points)), v + (r if i % 2 == 0 else r * inner) * math.sin(math.radians(turn + 180 * i / points))) for i in range(2 * points)]


def below(line, foot=0.0, n=60):
    """All that lies under a line."""
    return [(1, foot), (0, foot)] + [(i / n, line(i / n)) for i in range(n + 1)]


def leaf(u, v, long, turn, wide=0.32):
    a = math.radians(turn)
    half = [(t / 12, math.sin(math.pi * (t / 12) ** 0.85) * wide / 2) for t in range(13)]
    pts = half + [(x, -y) for x, y in reversed(half[1:-1])]
    return [(u + long * (x * math.cos(a) - y * math.sin(a)), v + long * (x * math.sin(a) + y * math.cos(a))) for x, y in pts]


def stroke(points, thin, smooth=8):
    """A line of this thickness (or of one for each point)."""
    P = curve(points, smooth) if smooth and len(points) > 2 else points
    left, right = [], []
    for k, (x, y) in enumerate(P):
        (ax, ay), (bx, by) = P[max(0, k - 1)], P[min(len(P) - 1, k + 1)]
        d = math.hypot(bx - ax, by - ay) or 1
        t = thin[0] + (thin[1] - thin[0]) * k / (len(P) - 1) if isinstance(thin, tuple) else thin
        nx, ny = -(by - ay) / d * t / 2, (bx - ax) / d * t / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def bar(u0, v0, u1, v1):
    return [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]


def clipped(points, w, h):
    for axis, limit, sign in ((0, 0, 1), (0, w, -1), (1, 0, 1), (1, h, -1)):
        out = []
        for a, b in zip(points, points[1:] + points[:1]):
            da, db = (a[axis] - limit) * sign, (b[axis] - limit) * sign
            if da >= 0:
                out.append(a)
            if (da >= 0) != (db >= 0):
                f = da / (da - db)
                out.append((a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f))
        points = out
    return points


def printed(layers, size, place):
    """Prints layers of (material, [outlines]) on a front of this width and height; place(u, v, out): the point that is `out` above it."""
    w, h = size
    for k, (material, shapes) in enumerate(layers):
        verts, faces = [], []
        # Shapes of a layer may overlap: each has its own height.
        for i, shape in enumerate(shapes):
            pts = clipped(shape, w, h)
            if len(pts) < 3:
                continue
            faces.append(tuple(range(len(verts), len(verts) + len(pts))))
            verts += [place(u, v, 0.0006 + 0.00045 * k + 0.0004 * i / len(shapes)) for u, v in pts]
        if faces:
            add("print", verts, faces, material, smooth=False)


# --- bindings
def paperback(w, h, t, layers, back=(), lift=0.02, card=T1, spine=None):
    c = 0.011
    r = 0.03
    front = lambda x, out=0.0: -t / 2 - lift * max(0.0, (x + w / 2 - 0.06) / w) ** 1.4 - out
    xs = [w / 2 - (w - r) * i / 14 for i in range(15)]
    outer = [(x, front(x)) for x in xs]
    turn = [(-w / 2 + r - r * math.sin(math.radians(a)), -t / 2 + r - r * math.cos(math.radians(a))) for a in (15, 30, 45, 60, 75, 90)]
    outer += turn + [(x, -y) for x, y in reversed(turn)] + [(-w / 2 + r, t / 2), (w / 2, t / 2)]
    inner = [(w / 2, t / 2 - c), (-w / 2 + r, t / 2 - c), (-w / 2 + c, t / 2 - r), (-w / 2 + c, -t / 2 + r), (-w / 2 + r, -t / 2 + c)] + [(x, front(x) + c) for x in reversed(xs[:-1])]
    plate(outer + inner, h, card(), r=0)
    box((w - c - 0.012, t - 2 * c, h - 0.006), (c / 2 - 0.006, 0, h / 2), paper(), 0.004, 2, name="pages")
    # The crease along which the cover opens.
    crease = -w / 2 + 0.075
    add("crease", [(crease - 0.004, front(crease, 0.0008), 0), (crease + 0.004, front(crease, 0.0008), 0), (crease + 0.004, front(crease, 0.0008), h), (crease - 0.004, front(crease, 0.0008), h)], [(0, 1, 2, 3)], T2(), smooth=False)
    # Finely divided, since the cover bends.
    strips = 14
    for s in range(strips):
        u0, u1 = s / strips, (s + 1) / strips
        u0 = max(u0, r / w)  # the edge of the spine is round
        cut = []
        for material, shapes in layers:
            mine = []
            for shape in shapes:
                moved = clipped([(u - u0, v) for u, v in shape], u1 - u0, h / w)
                mine.append([(u + u0, v) for u, v in moved])
            cut.append((material, mine))
        printed(cut, (1, h / w), lambda u, v, out: (-w / 2 + u * w, front(-w / 2 + u * w, out), v * w))
    printed(spine or [], (t, h), lambda u, v, out: (-w / 2 - out, t / 2 - u, v))


def hardback(w, h, t, layers, cloth=None, spine=None, board=T1, rounded_spine=0.045):
    b, over, joint = 0.034, 0.03, 0.085
    x0 = -w / 2
    for s in (-1, 1):
        outline = rounded(w - joint, h, 0.012, 3)
        upright(outline, min(s * (t / 2 - b), s * t / 2), max(s * (t / 2 - b), s * t / 2), board(), 0.008, x0 + joint + (w - joint) / 2, h / 2, "board")
    # The spine: it sinks at the joints and is round in the middle.
    half = [(x0 + joint + 0.012, -t / 2 + 0.006), (x0 + joint - 0.006, -t / 2 + 0.012), (x0 + joint - 0.026, -t / 2 + 0.022), (x0 + joint - 0.048, -t / 2 + 0.01), (x0 + 0.012, -t / 2 + 0.004), (x0 - 0.004, -t / 2 + 0.02), (x0 - rounded_spine * 0.6, -t / 4)]
    line = curve(half + [(x0 - rounded_spine, 0)] + [(x, -y) for x, y in reversed(half)], 6)
    thick = 0.02
    inner = []
    for k, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
        d = math.hypot(bx - ax, by - ay) or 1
        inner.append((x - (by - ay) / d * thick, y + (bx - ax) / d * thick))
    # The inside is the side towards the pages.
    if sum(x for x, y in inner) < sum(x for x, y in line):
        inner = [(2 * a - p, 2 * c - q) for (a, c), (p, q) in zip(line, inner)]
    plate(line + inner[::-1], h, cloth() if cloth else board(), r=0, name="spine")
    cut = [(w / 2 - over - 0.03 * math.cos(math.pi * k / 12 - math.pi / 2) , (t / 2 - b) * (k / 6 - 1)) for k in range(13)]
    bulge = [(x0 + 0.05 - rounded_spine * math.cos(math.pi * (k / 12) - math.pi / 2) * 0.9, (t / 2 - b) * (1 - k / 6)) for k in range(13)]
    plate(cut + bulge, h - 2 * over, paper(), (0, 0, over), r=0.003, name="pages")
    for z in (over, h - over):
        band = [(x + 0.012, y, z) for x, y in bulge]
        tube(band, 0.014, mat("headband", (0.7, 0.62, 0.5), 0.7, bump=0.4, scale=90), round_=False)
    left = joint + (0.1 if cloth else 0.0)
    y = -t / 2
    if cloth:
        for s in (-1, 1):
            add("cloth", [(x0 + joint - 0.01, s * (t / 2 + 0.0012), 0.001), (x0 + left, s * (t / 2 + 0.0012), 0.001), (x0 + left, s * (t / 2 + 0.0012), h - 0.001), (x0 + joint - 0.01, s * (t / 2 + 0.0012), h - 0.001)], [(0, 1, 2, 3)], cloth(), smooth=False)
    clear = 0.006
    wide = w - left - clear
    tall = (h - 2 * clear) / wide
    printed(layers, (1, tall), lambda u, v, out: (x0 + left + u * wide, y - out, clear + v * wide))
    ridge = sorted((y, x) for x, y in line if x < x0 + 0.03)

    def grow(yy):
        for (ya, xa), (yb, xb) in zip(ridge, ridge[1:]):
            if ya <= yy <= yb:
                return xa + (xb - xa) * (yy - ya) / ((yb - ya) or 1)
        return ridge[0][1]

    for k, (material, rows) in enumerate(spine or []):
        for low, high in rows:
            n = 16
            verts = [(grow((i / n * 2 - 1) * t * 0.42) - 0.0015 - 0.0004 * k, (i / n * 2 - 1) * t * 0.42, z) for i in range(n + 1) for z in (low * h, high * h)]
            add("band", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], material)


def label_lines(h, t):
    """A plain spine's ornament: two rules and a lozenge."""
    m = t / 2
    return [(CREAM(), [bar(0.02, 0.1, t - 0.02, 0.112), bar(0.02, h - 0.112, t - 0.02, h - 0.1), [(m, 0.17), (m + t * 0.2, 0.17 + t * 0.28), (m, 0.17 + t * 0.56), (m - t * 0.2, 0.17 + t * 0.28)]])]


# --- pictures of covers, 1 wide and 1.5 high
def sea():
    ridge = lambda base, amp, n, shift: below(lambda u: base + amp * math.sin(6.283 * n * u + shift) + amp * 0.4 * math.sin(6.283 * 2.3 * n * u))
    sail = [(0.36, 0.79), (0.36, 1.08), (0.2, 0.81)]
    jib = [(0.38, 0.8), (0.38, 1.02), (0.5, 0.82)]
    return [
        (CREAM(), [circle(0.63, 1.02, 0.235)]),
        (T2(), [ridge(0.8, 0.014, 1.5, 0.4)]),
        (CHALK(), [sail, jib]),
        (INK(), [[(0.2, 0.775), (0.52, 0.775), (0.45, 0.715), (0.25, 0.715)]]),
        (T1(), [ridge(0.725, 0.012, 2.5, 1.4)]),
        (T2(), [ridge(0.64, 0.018, 2, 2.6)]),
        (CHALK(), [ridge(0.52, 0.02, 2, 0.2)]),
        (T3(), [ridge(0.5, 0.022, 2, 0.3)]),
        (T2(), [ridge(0.36, 0.022, 1.5, 3.3)]),
        (INK(), [ridge(0.2, 0.024, 1.5, 1.2)]),
        (INK(), [stroke([(0.2 + d, 1.22 + e), (0.235 + d, 1.245 + e), (0.26 + d, 1.222 + e), (0.285 + d, 1.247 + e), (0.32 + d, 1.226 + e)], 0.009) for d, e in ((0, 0), (0.14, 0.07), (0.02, 0.12))]),
    ]


def doorway():
    studs = []
    for s in (-1, 1):
        for k in range(7):
            studs.append(circle(0.5 + s * 0.045, 0.34 + k * 0.09, 0.011, 16))
            studs.append(circle(0.5 + s * 0.185, 0.34 + k * 0.09, 0.011, 16))
        for i in range(10):
            a = 36 * i
            studs.append(circle(0.5 + s * 0.115 + 0.045 * math.cos(math.radians(a)), 0.66 + 0.1 * math.sin(math.radians(a)), 0.009, 14))
    rnd = random.Random(4)
    flowers = [circle(0.86 - abs(rnd.gauss(0, 0.15)), 1.3 - abs(rnd.gauss(0, 0.24)), rnd.uniform(0.02, 0.042), 12) for _ in range(46)]
    green = [leaf(0.9 - abs(rnd.gauss(0, 0.16)), 1.3 - abs(rnd.gauss(0, 0.24)), 0.1, rnd.uniform(0, 360), 0.5) for _ in range(30)]
    return [
        (CREAM(), [bar(0, 0, 1, 0.15)]),
        (T2(), [bar(0, 0.145, 1, 0.155), bar(0.1, 0.07, 0.9, 0.075)]),
        (CHALK(), [arch(0.5, 0.155, 0.37, 0.62)]),
        (CREAM(), [arch(0.5, 0.155, 0.325, 0.62)]),
        (T3(), [arch(0.5, 0.155, 0.28, 0.62)]),
        (T2(), [arch(0.5, 0.155, 0.25, 0.62)]),
        (T3(), [bar(0.493, 0.155, 0.507, 1.02)]),
        (CREAM(), studs),
        (FOIL(), [circle(0.455, 0.56, 0.018, 20), circle(0.545, 0.56, 0.018, 20)]),
        (LEAF(), green),
        (CORAL(), flowers),
    ]


def olive_branch():
    stem = curve([(0.16, 0.14), (0.3, 0.45), (0.5, 0.78), (0.63, 1.06), (0.8, 1.36)], 14)
    light, dark, fruit = [], [], []
    for k in range(3, len(stem) - 1, 4):
        (x, y), (p, q) = stem[k], stem[k + 1]
        a = math.degrees(math.atan2(q - y, p - x))
        size = 0.3 - 0.1 * k / len(stem)
        light.append(leaf(x, y, size, a + 52, 0.26))
        dark.append(leaf(x, y, size * 1.03, a - 52, 0.26))
        if k % 8 == 3:
            b = math.radians(a - 14)
            fruit.append(circle(x + 0.1 * math.cos(b), y + 0.1 * math.sin(b), 0.046, 30, 1.28))
    light.append(leaf(*stem[-1], 0.18, 62, 0.26))
    return [
        (CREAM(), [circle(0.5, 0.78, 0.41)]),
        (T2(), [stroke(stem, (0.022, 0.008), 0)]),
        (T2(), light),
        (T3(), dark),
        (INK(), fruit),
    ]


def moonlight():
    stars = [star(u, v, r, 4, 0.3) for u, v, r in ((0.14, 1.36, 0.03), (0.33, 1.22, 0.018), (0.86, 1.4, 0.022), (0.5, 1.41, 0.016), (0.12, 1.06, 0.018), (0.9, 0.98, 0.02), (0.28, 0.98, 0.012))]
    palm = []
    for x, y, s in ((0.24, 0.44, 1.0), (0.36, 0.42, 0.74)):
        palm.append(stroke([(x, y), (x + 0.01 * s, y + 0.2 * s), (x + 0.05 * s, y + 0.4 * s)], (0.03 * s, 0.016 * s)))
        for a in (-28, 8, 45, 90, 135, 172, 208):
            tx, ty = x + 0.05 * s, y + 0.4 * s
            c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
            palm.append(stroke([(tx, ty), (tx + 0.11 * s * c, ty + 0.09 * s * d + 0.03 * s), (tx + 0.2 * s * c, ty + 0.14 * s * d - 0.05 * s)], (0.05 * s, 0.008 * s)))
    return [
        (CREAM(), [circle(0.62, 1.08, 0.2)] + stars),
        (T2(), [below(lambda u: 0.72 + 0.1 * math.sin(3.4 * u + 0.6))]),
        (T1(), [below(lambda u: 0.58 + 0.09 * math.sin(4.2 * u + 2.4))]),
        (T3(), [below(lambda u: 0.44 + 0.07 * math.sin(3.6 * u + 0.2))]),
        (INK(), palm),
        (CREAM(), [[(0.58, 0.36), (0.7, 0.36), (0.7, 0.45), (0.58, 0.45)], arch(0.76, 0.36, 0.06, 0.09)]),
        (T3(), [arch(0.64, 0.36, 0.016, 0.03)]),
        (INK(), [below(lambda u: 0.2 + 0.07 * math.sin(2.6 * u + 1.0))]),
    ]


def city():
    rnd = random.Random(11)
    back, front, windows = [], [], []
    u = -0.03
    while u < 1:
        w = rnd.uniform(0.13, 0.2)
        v = rnd.uniform(0.62, 0.92)
        back.append(bar(u, 0, u + w, v))
        u += w - 0.01
    u = -0.05
    while u < 1:
        w = rnd.uniform(0.2, 0.27)
        v = rnd.uniform(0.36, 0.68)
        front.append(bar(u, 0, u + w, v))
        if rnd.random() < 0.6:
            front.append(arch(u + w / 2, v, w * 0.26, 0.01))
        for i in range(int(w / 0.075)):
            for j in range(int((v - 0.1) / 0.115)):
                x, y = u + 0.028 + i * 0.075, v - 0.115 - j * 0.115
                if rnd.random() < 0.75:
                    windows.append(bar(x, y, x + 0.036, y + 0.06))
        u += w + 0.012
    lit = sorted(windows, key=lambda s: math.hypot(s[0][0] - 0.585, s[0][1] - 0.43))[:1]
    return [
        (CREAM(), [circle(0.3, 1.16, 0.17)]),
        (T1(), [circle(0.375, 1.2, 0.145)]),
        (T3(), back),
        (INK(), front),
        (T2(), [s for s in windows if s not in lit]),
        (LAMP(), [bar(s[0][0] - 0.012, s[0][1] - 0.016, s[1][0] + 0.012, s[2][1] + 0.016) for s in lit]),
        (INK(), [bar((s[0][0] + s[1][0]) / 2 - 0.004, s[0][1] - 0.016, (s[0][0] + s[1][0]) / 2 + 0.004, s[2][1] + 0.016) for s in lit]),
    ]


def lamplight():
    man = [(0.56, 0.3), (0.585, 0.3), (0.6, 0.5), (0.615, 0.3), (0.64, 0.3), (0.65, 0.62), (0.68, 0.5), (0.665, 0.7), (0.63, 0.735), (0.625, 0.75), (0.648, 0.775), (0.68, 0.782), (0.682, 0.79), (0.64, 0.8), (0.634, 0.838), (0.57, 0.838), (0.564, 0.8), (0.52, 0.79), (0.522, 0.782), (0.553, 0.775), (0.577, 0.75), (0.57, 0.735), (0.535, 0.7), (0.52, 0.5), (0.55, 0.62)]
    shadow = [(0.56, 0.3), (0.64, 0.3), (0.9, -0.02), (0.62, -0.02)]
    return [
        (T3(), [bar(0, 0, 1, 1.5)]),
        (T2(), [[(0.33, 1.2), (0.1, 0.3), (0.98, 0.3), (0.45, 1.2)]]),
        (LAMP(), [[(0.345, 1.2), (0.24, 0.3), (0.86, 0.3), (0.435, 1.2)]]),
        (CREAM(), [circle(0.55, 0.27, 0.42, 60, 0.34)]),
        (INK(), [bar(0, 0, 1, 0.02), bar(0.19, 0.3, 0.215, 1.27), stroke([(0.2, 1.2), (0.22, 1.33), (0.32, 1.36), (0.39, 1.28)], 0.02), [(0.33, 1.2), (0.45, 1.2), (0.42, 1.27), (0.36, 1.27)], bar(0.17, 0.28, 0.235, 0.42), bar(0.18, 0.42, 0.225, 0.5)]),
        (INK(), [shadow, man]),
    ]


def fingerprint():
    rnd = random.Random(5)
    bands = []
    for k in range(11):
        r = 0.018 + 0.036 * k
        start = rnd.uniform(0, 360)
        left = 360.0
        while left > 20:
            span = min(left, rnd.uniform(70, 210))
            u, v = 0.5 + 0.012 * k * 0.3, 0.8 - 0.012 * k
            bands.append(arc(u, v, r, 0.0185, start, start + span - rnd.uniform(8, 16) * min(1, 0.1 / r + 0.4), 1.32, 30))
            start += span
            left -= span
    return [(CREAM(), bands), (LAMP(), [bar(0, 0.06, 1, 0.075), bar(0, 0.09, 1, 0.096)])]


# --- pictures of large books, 1 wide
def plate_of_food(top):
    m = top / 2
    checks = [bar(i * 0.1, j * 0.1, i * 0.1 + 0.05, top) for i in range(10)]
    rows = [bar(0, j * 0.1, 1, j * 0.1 + 0.05) for j in range(int(top / 0.1) + 1)]
    cross = [bar(i * 0.1, j * 0.1, i * 0.1 + 0.05, j * 0.1 + 0.05) for i in range(10) for j in range(int(top / 0.1) + 1)]
    wedges = []
    for a, r in ((20, 0.18), (140, 0.17), (262, 0.18)):
        u, v = 0.5 + r * math.cos(math.radians(a)), m + r * math.sin(math.radians(a))
        wedges.append((u, v))
    leaves_ = [leaf(0.5 + 0.04 * math.cos(math.radians(a)), m + 0.04 * math.sin(math.radians(a)), 0.15, a, 0.5) for a in (80, 200, 320)]
    return [
        (T2(), checks + rows),
        (T3(), cross),
        (CHALK(), [circle(0.5, m, 0.44, 80)]),
        (CREAM(), [circle(0.5, m, 0.345, 80)]),
        (CHALK(), [circle(0.5, m, 0.33, 80)]),
        (T1(), [circle(0.5 + 0.392 * math.cos(math.radians(15 * k)), m + 0.392 * math.sin(math.radians(15 * k)), 0.02 if k % 2 else 0.011, 20) for k in range(24)]),
        (CORAL(), [circle(u, v, 0.105) for u, v in wedges]),
        (mat("flesh", (0.78, 0.26, 0.14), 0.45), [circle(u, v, 0.085) for u, v in wedges]),
        (CREAM(), [leaf(u + 0.016 * math.cos(math.radians(a)), v + 0.016 * math.sin(math.radians(a)), 0.06, a, 0.5) for u, v in wedges for a in range(0, 360, 60)]),
        (LEAF(), leaves_),
        (INK(), [circle(0.5 + 0.2 * math.cos(math.radians(a)), m + 0.2 * math.sin(math.radians(a)), 0.045, 26) for a in (82, 204, 318)] ),
        (LEAF(), [circle(0.5 + 0.2 * math.cos(math.radians(a)), m + 0.2 * math.sin(math.radians(a)), 0.016, 16) for a in (82, 204, 318)]),
        (LAMP(), [circle(0.5, m, 0.05)]),
    ]


def cooking_pot(top):
    zig = []
    for k in range(12):
        u = 0.2 + 0.05 * k
        zig.append([(u, 0.475), (u + 0.05, 0.475), (u + 0.025, 0.53)])
    tiles = []
    for k in range(9):
        c = 0.0556 + k * 0.111
        tiles.append(star(c, 0.1, 0.05, 8, 0.72, 22.5))
    steam = [stroke([(u, top * 0.69), (u + 0.04, top * 0.74), (u - 0.03, top * 0.8), (u + 0.02, top * 0.87)], 0.022) for u in (0.39, 0.5, 0.61)]
    lid = [(0.24, 0.555), (0.76, 0.555), (0.72, 0.59), (0.62, 0.64), (0.56, 0.74), (0.535, 0.84), (0.56, 0.87), (0.53, 0.905), (0.47, 0.905), (0.44, 0.87), (0.465, 0.84), (0.44, 0.74), (0.38, 0.64), (0.28, 0.59)]
    dish = [(0.16, 0.54), (0.84, 0.54), (0.8, 0.42), (0.7, 0.35), (0.3, 0.35), (0.2, 0.42)]
    return [
        (CREAM(), [circle(0.5, 0.66, 0.4, 80)]),
        (T2(), [bar(0, 0, 1, 0.2)]),
        (CREAM(), tiles + [bar(0, 0.196, 1, 0.204)]),
        (T1(), [circle(0.0556 + k * 0.111, 0.1, 0.02, 18) for k in range(9)]),
        (T3(), [lid, dish]),
        (T1(), [[(0.33, 0.615), (0.67, 0.615), (0.645, 0.64), (0.355, 0.64)]]),
        (CREAM(), zig + [stroke([(0.4 + 0.04 * i, 0.68 + 0.025 * (i % 2)) for i in range(6)], 0.012, 0)]),
        (T3(), steam),
    ]


def compass(top):
    m = top / 2
    land = [arc(0.5 + 0.2 * math.sin(k * 1.7), m + 0.16 * math.cos(k * 2.1), 0.16 + 0.085 * k, 0.007, 0, 360, 0.8 + 0.2 * math.sin(k), 80) for k in range(9)]
    long, short = [], []
    for k in range(4):
        a = 90 * k
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        for side, into in ((1, long), (-1, short)):
            into.append([(0.5, m), (0.5 + 0.34 * c, m + 0.34 * s), (0.5 + 0.075 * math.cos(math.radians(a + 45 * side)), m + 0.075 * math.sin(math.radians(a + 45 * side)))])
    small = [star(0.5, m, 0.21, 4, 0.36, 45)]
    ticks = [stroke([(0.5 + r * math.cos(math.radians(a)), m + r * math.sin(math.radians(a))) for r in (0.365, 0.385 if a % 30 else 0.4)], 0.008, 0) for a in range(0, 360, 10)]
    return [
        (T2(), land),
        (CREAM(), [circle(0.5, m, 0.42, 90)]),
        (T2(), [arc(0.5, m, 0.335, 0.01, 0, 360, 1, 90), arc(0.5, m, 0.402, 0.008, 0, 360, 1, 90)] + ticks),
        (FOIL(), small),
        (T3(), long),
        (CORAL(), short),
        (CREAM(), [circle(0.5, m, 0.026, 24)]),
    ]


def country(top):
    trees = []
    for x, y, s in ((0.2, 0.4, 1.0), (0.32, 0.44, 0.7), (0.86, 0.34, 1.15)):
        trees.append((bar(x - 0.012 * s, y, x + 0.012 * s, y + 0.09 * s), [circle(x - 0.05 * s, y + 0.11 * s, 0.055 * s, 24), circle(x + 0.045 * s, y + 0.115 * s, 0.055 * s, 24), circle(x, y + 0.15 * s, 0.065 * s, 24)]))
    return [
        (CREAM(), [circle(0.6, top * 0.74, 0.19, 60)]),
        (T2(), [[(0, 0.62), (0.2, 0.85), (0.34, 0.72), (0.55, 0.95), (0.75, 0.74), (0.9, 0.83), (1, 0.7), (1, 0), (0, 0)]]),
        (CHALK(), [[(0.47, 0.866), (0.55, 0.95), (0.632, 0.866), (0.58, 0.885), (0.55, 0.862), (0.51, 0.888)], [(0.145, 0.787), (0.2, 0.85), (0.256, 0.793), (0.215, 0.808), (0.19, 0.79)]]),
        (T3(), [below(lambda u: 0.56 + 0.07 * math.sin(4 * u + 0.8))]),
        (T1(), [below(lambda u: 0.42 + 0.06 * math.sin(4.6 * u + 3))]),
        (T2(), [below(lambda u: 0.25 + 0.05 * math.sin(3.4 * u + 1))]),
        (CREAM(), [[(0.46, 0), (0.72, 0), (0.6, 0.12), (0.62, 0.21), (0.72, 0.29), (0.7, 0.36), (0.62, 0.4), (0.6, 0.4), (0.66, 0.35), (0.65, 0.3), (0.54, 0.22), (0.5, 0.12)]]),
        (INK(), [t for t, _ in trees]),
        (INK(), [c for _, group in trees for c in group]),
        (LAMP(), [circle(0.14 + 0.05 * i, 0.06 + 0.025 * (i % 3), 0.011, 12) for i in range(6)]),
    ]


def tiles(top):
    cell = 0.25
    big, ring_, heart, small, cross = [], [], [], [], []
    for i in range(5):
        for j in range(int(top / cell) + 2):
            u, v = i * cell, j * cell
            cross.append(star(u, v, 0.125, 8, 0.78, 22.5))
            ring_.append(star(u, v, 0.098, 8, 0.76, 22.5))
            heart.append(star(u, v, 0.062, 8, 0.6, 0))
            small.append(circle(u, v, 0.02, 16))
            big.append(star(u + cell / 2, v + cell / 2, 0.058, 4, 0.5, 0))
    return [(CREAM(), cross), (T2(), ring_), (CREAM(), heart), (T3(), small), (FOIL(), big)]


def night_story(top):
    stars = [star(u, v * top, r, 5, 0.45, 90 + 20 * u) for u, v, r in ((0.12, 0.9, 0.045), (0.3, 0.78, 0.026), (0.48, 0.93, 0.03), (0.86, 0.9, 0.04), (0.93, 0.68, 0.024), (0.14, 0.62, 0.03), (0.7, 0.95, 0.02))]
    roof = [[(0.16, 0.36), (0.25, 0.46), (0.34, 0.36)]]
    return [
        (CREAM(), [circle(0.6, top * 0.64, 0.23, 60)]),
        (LAMP(), stars),
        (mat("moon-shade", (0.68, 0.56, 0.36), 0.45), [circle(0.67, top * 0.7, 0.035), circle(0.55, top * 0.58, 0.05), circle(0.7, top * 0.57, 0.022)]),
        (T2(), [below(lambda u: 0.44 + 0.08 * math.sin(5 * u + 0.4))]),
        (T3(), [below(lambda u: 0.33 + 0.07 * math.sin(4.4 * u + 2.6))]),
        (CHALK(), [bar(0.18, 0.2, 0.32, 0.37)]),
        (CORAL(), roof),
        (LAMP(), [arch(0.25, 0.2, 0.026, 0.05), circle(0.25, 0.325, 0.018, 18)]),
        (LEAF(), [leaf(0.78, 0.16, 0.3, 90, 0.42), leaf(0.9, 0.14, 0.22, 90, 0.46)]),
        (INK(), [bar(0.774, 0.1, 0.786, 0.3), bar(0.895, 0.1, 0.905, 0.24)]),
        (T2(), [below(lambda u: 0.17 + 0.05 * math.sin(5.4 * u + 4))]),
        (LAMP(), [star(0.1 + 0.16 * k, 0.07 + 0.03 * (k % 2), 0.03, 6, 0.5) for k in range(6)]),
        (CORAL(), [circle(0.1 + 0.16 * k, 0.07 + 0.03 * (k % 2), 0.011, 12) for k in range(6)]),
    ]


def sunny_story(top):
    rays = [leaf(0.5 + 0.22 * math.cos(math.radians(a)), top * 0.58 + 0.22 * math.sin(math.radians(a)), 0.17 if a % 45 else 0.13, a, 0.3) for a in range(0, 360, 20)]
    flowers, hearts, stems = [], [], []
    for u, v, m in ((0.12, 0.26, 0), (0.32, 0.19, 1), (0.68, 0.22, 0), (0.88, 0.28, 1)):
        stems.append(stroke([(u, 0), (u + 0.01, v * 0.6), (u, v)], 0.014))
        stems.append(leaf(u, v * 0.4, 0.1, 40, 0.4))
        stems.append(leaf(u, v * 0.3, 0.1, 140, 0.4))
        flowers.append([leaf(u, v, 0.085, a, 0.6) for a in range(0, 360, 60)])
        hearts.append(circle(u, v, 0.028, 20))
    cloud = [circle(0.16 + d, top * 0.86 + e, r, 26) for d, e, r in ((0, 0, 0.06), (0.08, 0.025, 0.07), (0.16, 0, 0.055))] + [circle(0.74 + d, top * 0.9 + e, r, 26) for d, e, r in ((0, 0, 0.045), (0.07, 0.02, 0.055), (0.13, 0, 0.042))]
    return [
        (CREAM(), rays + [circle(0.5, top * 0.58, 0.205, 60)]),
        (CORAL(), [circle(0.42, top * 0.55, 0.03, 20), circle(0.58, top * 0.55, 0.03, 20)]),
        (INK(), [circle(0.445, top * 0.6, 0.017, 18, 1.3), circle(0.555, top * 0.6, 0.017, 18, 1.3), arc(0.5, top * 0.575, 0.07, 0.014, 205, 335)]),
        (CHALK(), cloud),
        (T2(), [below(lambda u: 0.3 + 0.06 * math.sin(5 * u + 1))]),
        (T3(), [below(lambda u: 0.16 + 0.05 * math.sin(4.4 * u + 3.4))]),
        (LEAF(), stems),
        (CHALK(), flowers[0] + flowers[2]),
        (CORAL(), flowers[1] + flowers[3]),
        (LAMP(), hearts),
    ]


def novel():
    extra = opt.get("extra", "sea")
    w, h, t = 1.0, 1.5, 0.2
    pictures = {"sea": sea, "door": doorway, "olive": olive_branch, "moon": moonlight, "city": city, "lamp": lamplight, "print": fingerprint}
    if opt["kind"] == "crime":
        t = 0.22
    card = {"lamp": T3, "moon": T1}.get(extra, T1)
    paperback(w, h, t, pictures[extra](), card=card, spine=label_lines(h, t))


def cookbook():
    extra = opt.get("extra", "plate")
    w, h, t = 1.28, 1.6, 0.24
    picture = {"plate": plate_of_food, "pot": cooking_pot}[extra]
    hardback(w, h, t, picture((h - 0.012) / (w - 0.085 - 0.1 - 0.006)), cloth=CLOTH, spine=[(CREAM(), [(0.1, 0.11), (0.89, 0.9), (0.2, 0.205), (0.795, 0.8)])])


def guide():
    extra = opt.get("extra", "country")
    w, h, t = (1.3, 1.6, 0.3) if extra != "tiles" else (1.14, 1.6, 0.3)
    picture = {"country": country, "compass": compass, "tiles": tiles}[extra]
    hardback(w, h, t, picture((h - 0.012) / (w - 0.085 - 0.1 - 0.006)), cloth=CLOTH, spine=[(FOIL(), [(0.12, 0.126), (0.86, 0.866), (0.14, 0.143), (0.843, 0.846)])])


def album():
    extra = opt.get("extra", "night")
    w, h, t = 1.5, 1.56, 0.13
    picture = {"night": night_story, "sun": sunny_story}[extra]
    hardback(w, h, t, picture((h - 0.012) / (w - 0.085 - 0.006)), spine=[(CREAM(), [(0.1, 0.115), (0.885, 0.9)])], rounded_spine=0.02)


# --- exercise books
def pencil_drawing(u, v, long, turn, thin=0.07):
    """A pencil as flat shapes: body, wood, lead."""
    a = math.radians(turn)
    put = lambda pts: [(u + x * math.cos(a) - y * math.sin(a), v + x * math.sin(a) + y * math.cos(a)) for x, y in pts]
    t = thin / 2
    return [
        put([(0, -t), (long * 0.74, -t), (long * 0.74, t), (0, t)]),
        put([(long * 0.74, -t), (long * 0.92, -t * 0.35), (long * 0.92, t * 0.35), (long * 0.74, t)]),
        put([(long * 0.91, -t * 0.38), (long, 0), (long * 0.91, t * 0.38)]),
        put([(-long * 0.1, -t), (0, -t), (0, t), (-long * 0.1, t)]),
    ]


def shapes_cover():
    body, wood, lead, rubber = pencil_drawing(0.2, 0.15, 0.68, 18, 0.1)
    squares = [bar(i * 0.1, 0, i * 0.1 + 0.006, 1.4) for i in range(1, 10)] + [bar(0, j * 0.1, 1, j * 0.1 + 0.006) for j in range(1, 14)]
    return [
        (T2(), squares),
        (CHALK(), [circle(0.3, 1.02, 0.19)]),
        (CORAL(), [circle(0.3, 1.02, 0.17)]),
        (LAMP(), [[(0.56, 0.86), (0.92, 0.86), (0.74, 1.18)]]),
        (SKY(), [[(0.12, 0.5), (0.4, 0.5), (0.4, 0.78), (0.12, 0.78)]]),
        (LEAF(), [star(0.76, 0.6, 0.15, 5, 0.45)]),
        (CHALK(), [arc(0.3, 1.02, 0.1, 0.02, 0, 360), [(0.67, 0.905), (0.81, 0.905), (0.74, 1.03)], bar(0.2, 0.58, 0.32, 0.7)]),
        (LAMP(), [body]),
        (CREAM(), [wood]),
        (INK(), [lead]),
        (CORAL(), [rubber]),
    ]


RAINBOW = [(0.62, 0.05, 0.04), (0.8, 0.26, 0.03), (0.82, 0.55, 0.05), (0.16, 0.42, 0.12), (0.06, 0.27, 0.6), (0.26, 0.1, 0.45)]


def rainbow_cover():
    layers = [(CHALK(), [circle(0.5, 0.62, 0.44, 70, 1, (0, 180))])]
    for k, rgb in enumerate(RAINBOW):
        layers.append((mat(f"rainbow-{k}", rgb, 0.45), [arc(0.5, 0.62, 0.405 - 0.046 * k, 0.046, 0, 180)]))
    cloud = lambda u, v: [circle(u + d, v + e, r, 28) for d, e, r in ((-0.1, 0, 0.075), (0, 0.04, 0.095), (0.1, 0, 0.075), (0, -0.02, 0.08))]
    layers.append((CHALK(), cloud(0.19, 0.6) + cloud(0.81, 0.6)))
    for k, (u, rgb) in enumerate(zip((0.16, 0.33, 0.5, 0.67, 0.84), (RAINBOW[0], RAINBOW[2], RAINBOW[3], RAINBOW[4], RAINBOW[5]))):
        body, wood, lead, rubber = pencil_drawing(u, 0.02, 0.42 - 0.04 * (k % 2), 90, 0.09)
        layers += [(mat(f"crayon-{k}", rgb, 0.45), [body, rubber, lead]), (CREAM(), [wood])]
    layers.append((LAMP(), [star(0.2, 1.22, 0.06, 5, 0.45), star(0.82, 1.2, 0.05, 5, 0.45), star(0.52, 1.25, 0.035, 5, 0.45)]))
    return layers


def workbook():
    picture = {"shapes": shapes_cover, "rainbow": rainbow_cover}[opt.get("extra", "shapes")]
    paperback(1.1, 1.5, 0.06, picture(), lift=0.03)


def ruled_label(u0, v0, u1, v1, rows=3):
    r = lambda d: [(u0 + (u1 - u0) / 2 + x, v0 + (v1 - v0) / 2 + y) for x, y in rounded(u1 - u0 - 2 * d, v1 - v0 - 2 * d, 0.03, 5)]
    step = (v1 - v0) / (rows + 1)
    return [(CHALK(), [r(0)]), (T2(), [r(0.018)]), (CHALK(), [r(0.024)]), (mat("rule", (0.4, 0.42, 0.46), 0.5), [bar(u0 + 0.07, v0 + step * k, u1 - 0.07, v0 + step * k + 0.005) for k in range(1, rows + 1)])]


def exercise():
    extra = opt.get("extra", "plain")
    w, h = 1.12, 1.5
    if extra == "plain":
        grain = [stroke([(0, v), (1, v + 0.02)], 0.004, 0) for v in (i * 0.05 for i in range(28))]
        tape = [(T3(), [bar(0, 0, 0.075, 1.5)])]
        paperback(w, h, 0.05, [(mat("paint-line", (0.6, 0.6, 0.6), 0.42, coat=0.2), grain)] + tape + ruled_label(0.27, 0.82, 0.88, 1.12), lift=0.035)
        return
    t = 0.1
    for y0, y1 in ((-t / 2 - 0.012, -t / 2), (t / 2, t / 2 + 0.014)):
        upright(rounded(w, h, 0.06, 6), y0, y1, mat("paint-cover-gloss", (0.8, 0.8, 0.8), 0.3, coat=0.35), 0.004, 0, h / 2)
    upright(rounded(w - 0.03, h - 0.03, 0.05, 6), -t / 2 + 0.004, t / 2 - 0.004, paper(2), 0.003, -0.01, h / 2)
    big = [circle(1.0, 0.0, 0.78, 60), circle(1.0, 0.0, 0.52, 60), circle(1.0, 0.0, 0.28, 60)]
    layers = [(T2(), big[:1]), (T3(), big[1:2]), (CREAM(), big[2:])] + ruled_label(0.3, 0.88, 0.86, 1.14, 2)
    y = -t / 2 - 0.012

    def cut(shape):
        return [(min(max(x, 0.012), 0.985), min(max(v, 0.012), h / w - 0.012)) for x, v in shape]
    printed([(m, [cut(s) for s in shapes]) for m, shapes in layers], (1, h / w), lambda u, v, out: (-w / 2 + u * w, y - out, v * w))
    wire = mat("wire", (0.5, 0.5, 0.52), 0.25, 1.0)
    count = 22
    holes = []
    for k in range(count):
        z = 0.08 + (h - 0.16) * k / (count - 1)
        for dz in (-0.009, 0.009):
            n = 28
            pts = [(-w / 2 + 0.012 + 0.085 * math.cos(2 * math.pi * i / n), (t / 2 + 0.035) * math.sin(2 * math.pi * i / n), z + dz) for i in range(n + 1)]
            tube(pts, 0.0075, wire, round_=False)
        holes.append((z - 0.017, z + 0.017))
    for a, b in holes:
        add("hole", [(-w / 2 + 0.062, y - 0.0015, a), (-w / 2 + 0.1, y - 0.0015, a), (-w / 2 + 0.1, y - 0.0015, b), (-w / 2 + 0.062, y - 0.0015, b)], [(0, 1, 2, 3)], INK(), smooth=False)


def cork():
    if "cork" in bpy.data.materials:
        return bpy.data.materials["cork"]
    m = mat("cork", (0.5, 0.31, 0.15), 0.85, bump=0.25, scale=60)
    t = m.node_tree
    where = t.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    n = t.nodes.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value, n.inputs["Detail"].default_value, n.inputs["Roughness"].default_value = 16, 6, 0.7
    r = t.nodes.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e.new(0.5)
    for one, (p, c) in zip(e, ((0.33, (0.2, 0.1, 0.045)), (0.45, (0.46, 0.28, 0.135)), (0.66, (0.62, 0.42, 0.23)))):
        one.position, one.color = p, (*c, 1)
    t.links.new(where, n.inputs["Vector"])
    t.links.new(n.outputs["Fac"], r.inputs[0])
    t.links.new(r.outputs[0], t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def dashes(points, material, every=0.045, size=(0.026, 0.006)):
    """Stitches along a line in the plane of the front."""
    length, place = 0.0, 0.0
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        d = (b - a).length
        while place <= length + d:
            q = a + (b - a) * ((place - length) / (d or 1))
            way = (b - a).normalized() * size[0] / 2
            tube([tuple(q - way), tuple(q), tuple(q + way)], [size[1] * 0.5, size[1], size[1] * 0.5], material, round_=False)
            place += every
        length += d


def notebook():
    extra = opt.get("extra", "leather")
    w, h, t, b, r = 0.98, 1.42, 0.17, 0.022, 0.055
    skin = {
        "leather": mat("paint-leather", (0.8, 0.8, 0.8), 0.42, coat=0.12, bump=0.3, scale=60),
        "cork": cork(),
        "cloth": mat("paint-linen", (0.8, 0.8, 0.8), 0.9, sheen=0.25, bump=0.9, scale=170),
        "hard": mat("paint-smooth", (0.8, 0.8, 0.8), 0.38, coat=0.15, bump=0.04, scale=120),
    }[extra]
    back = mat("paint-back", (0.55, 0.55, 0.55), 0.7, bump=0.4, scale=170) if extra == "cork" else skin
    x0 = -w / 2
    side = [(w / 2 - r + r * math.cos(math.radians(a)), h / 2 - r + r * math.sin(math.radians(a))) for a in range(0, 91, 15)]
    outline = [(x0 + 0.06, -h / 2)] + [(x, -z) for x, z in reversed(side)] + side + [(x0 + 0.06, h / 2)]
    for s in (-1, 1):
        y0, y1 = sorted((s * (t / 2 - b), s * t / 2))
        upright(outline, y0, y1, skin, 0.007, 0, h / 2, "board")
    half = [(x0 + 0.075, -t / 2 + 0.003), (x0 + 0.05, -t / 2 + 0.006), (x0 + 0.02, -t / 2), (x0 - 0.005, -t / 2 + 0.03)]
    line = curve(half + [(x0 - 0.014, 0)] + [(x, -y) for x, y in reversed(half)], 6)
    plate(line + [(x + 0.018 * (1 if abs(y) < t / 2 - 0.02 else 0.3), y * 0.86) for x, y in reversed(line)], h, back, r=0, name="spine")
    if extra == "cork":
        for s in (-1, 1):
            y = s * (t / 2 + 0.002)
            add("cloth", [(x0 + 0.05, y, 0.001), (x0 + 0.2, y, 0.001), (x0 + 0.2, y, h - 0.001), (x0 + 0.05, y, h - 0.001)], [(0, 1, 2, 3)], back, smooth=False)
    inset = [(min(x, w / 2) - (0.022 if x > 0 else 0), z * (1 - 0.03)) for x, z in outline]
    upright(inset, -t / 2 + b, t / 2 - b, paper(2, "page", (0.76, 0.71, 0.6)), 0.002, 0, h / 2, "pages")
    band = mat("paint-band", (0.5, 0.5, 0.5), 0.8, bump=0.5, scale=200) if extra != "cork" else mat("paint-band", (0.8, 0.8, 0.8), 0.8, bump=0.5, scale=200)
    if extra != "leather":
        x, o, e = w / 2 - 0.15, 0.007, 0.028
        loop = [(-t / 2 - o, 0.004), (-t / 2 - o, h + o - 0.012), (-t / 2 + 0.004, h + o), (t / 2 - 0.004, h + o), (t / 2 + o, h + o - 0.012), (t / 2 + o, 0.004)]
        verts = [(x + sx * e, y, z) for y, z in loop for sx in (-1, 1)]
        strip = add("elastic", verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(loop) - 1)], band)
        s = strip.modifiers.new("thick", "SOLIDIFY")
        s.thickness = 0.008
    else:
        thread = mat("thread", (0.66, 0.58, 0.44), 0.8)
        z0, z1, xl, xr, y = 0.055, h - 0.055, x0 + 0.13, w / 2 - 0.055, -t / 2 - 0.002
        dashes([(xl, y, z0), (xr, y, z0), (xr, y, z1), (xl, y, z1), (xl, y, z0)], thread)
        # A thong goes round and is tied.
        thong = mat("paint-thong", (0.45, 0.45, 0.45), 0.5, coat=0.1)
        for z in (h * 0.5, h * 0.53):
            tube([(x0 - 0.02, 0, z), (x0 - 0.01, -t / 2 - 0.004, z), (x0 + 0.06, -t / 2 - 0.012, z), (w / 2 - 0.01, -t / 2 - 0.012, z), (w / 2 + 0.012, -t / 2 + 0.02, z), (w / 2 + 0.012, t / 2, z)], 0.011, thong, round_=False)
        knot = (w / 2 - 0.2, -t / 2 - 0.025, h * 0.515)
        ball(0.03, knot, thong, (1.2, 0.7, 1))
        tube([knot, (knot[0] - 0.03, knot[1] - 0.01, knot[2] - 0.16), (knot[0] - 0.02, knot[1] + 0.004, knot[2] - 0.36)], 0.011, thong)
        tube([knot, (knot[0] + 0.05, knot[1] - 0.01, knot[2] - 0.14), (knot[0] + 0.06, knot[1] + 0.004, knot[2] - 0.3)], 0.011, thong)
    ribbon = mat("ribbon", (0.5, 0.05, 0.05), 0.6) if extra in ("cork", "hard") else mat("ribbon-pale", (0.62, 0.5, 0.3), 0.6)
    tube([(w / 2 - 0.1, 0.0, 0.2), (w / 2 + 0.01, 0.0, 0.1), (w / 2 + 0.05, -0.02, 0.03), (w / 2 + 0.12, -0.04, 0.006), (w / 2 + 0.24, -0.03, 0.006)], 0.022, ribbon, flat=0.14)


# --- pens, standing on their points; pen() lays them down
def barrel(parts):
    for profile, material in parts:
        lathe(profile, material, n=48)


def clip(z_top, long, off, material, wide=0.032):
    plate([(-wide, 0), (wide, 0), (wide * 0.8, -long * 0.85), (wide * 0.5, -long), (-wide * 0.5, -long), (-wide * 0.8, -long * 0.85)], 0.014, material, (0, -off - 0.012, z_top), (90, 0, 0), 0.005)
    box((wide * 2, off * 0.6 + 0.03, 0.03), (0, -off * 0.7, z_top - 0.012), material, 0.008)
    ball(0.018, (0, -off - 0.012, z_top - long + 0.02), material)


def ball_pen(grip=True):
    p = mat("paint-barrel", (0.8, 0.8, 0.8), 0.22, coat=0.6)
    barrel([
        ([(0, 0), (0.008, 0.0), (0.011, 0.03), (0.02, 0.05), (0.05, 0.17)], STEEL()),
        ([(0.05, 0.17), (0.058, 0.18), (0.066, 0.3), (0.064, 0.52)] if not grip else [(0.052, 0.17), (0.06, 0.18), (0.064, 0.21)], p),
        ([(0.064, 0.52), (0.067, 0.53), (0.068, 0.95), (0.066, 1.2), (0.06, 1.235)], p),
        ([(0.0615, 1.0), (0.071, 1.005), (0.071, 1.025), (0.0615, 1.03)], STEEL()),
        ([(0.06, 1.235), (0.05, 1.25), (0.044, 1.26), (0.042, 1.262), (0.042, 1.37), (0.036, 1.385), (0, 1.39)], STEEL()),
    ])
    if grip:
        profile = [(0.064, 0.21)]
        for k in range(9):
            z = 0.225 + k * 0.033
            profile += [(0.066, z), (0.072, z + 0.006), (0.072, z + 0.02), (0.066, z + 0.026)]
        profile.append((0.064, 0.53))
        barrel([(profile, RUBBER())])
    clip(1.22, 0.42, 0.072, STEEL())


def fountain_pen():
    p = mat("paint-lacquer", (0.8, 0.8, 0.8), 0.14, coat=1.0)
    gold = FOIL()
    # The nib: a bent leaf with a slit.
    rows, cols = 18, 8
    verts = []
    for j in range(rows + 1):
        f = j / rows
        half = 0.004 + 0.05 * min(1, f * 1.7) ** 0.8
        for i in range(cols + 1):
            a = (i / cols * 2 - 1) * 1.15
            verts.append((half * math.sin(a) / math.sin(1.15), -0.03 * math.cos(a) * (0.3 + 0.7 * f) - 0.012 * f, 0.02 + 0.25 * f))
    o = add("nib", verts, [(j * (cols + 1) + i, j * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i + 1, (j + 1) * (cols + 1) + i) for j in range(rows) for i in range(cols)], gold)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness = 0.006
    box((0.0035, 0.006, 0.15), (0, -0.034, 0.12), INK(), 0.001, turn=(9, 0, 0))
    disc(0.009, 0.004, (0, -0.04, 0.2), INK())
    barrel([
        ([(0.012, 0.1), (0.026, 0.14), (0.032, 0.3)], BLACK()),
        ([(0.04, 0.24), (0.05, 0.25), (0.046, 0.36), (0.058, 0.52)], BLACK()),
        ([(0.058, 0.52), (0.066, 0.525), (0.066, 0.55), (0.06, 0.555)], gold),
        ([(0.06, 0.555), (0.073, 0.56), (0.078, 0.8), (0.074, 1.15), (0.06, 1.33), (0.056, 1.335)], p),
        ([(0.056, 1.335), (0.057, 1.35), (0.04, 1.385), (0, 1.39)], gold),
    ])


def pen_cap():
    p = mat("paint-lacquer", (0.8, 0.8, 0.8), 0.14, coat=1.0)
    barrel([
        ([(0.06, 0.0), (0.086, 0.0), (0.087, 0.01), (0.087, 0.05), (0.085, 0.055)], FOIL()),
        ([(0.085, 0.055), (0.084, 0.3), (0.076, 0.58), (0.072, 0.6)], p),
        ([(0.072, 0.6), (0.074, 0.605), (0.074, 0.63), (0.06, 0.655), (0.03, 0.67), (0, 0.672)], FOIL()),
    ])
    lathe([(0, 0.03), (0.062, 0.03), (0.062, 0.0)], INK(), n=40)
    clip(0.6, 0.42, 0.088, FOIL())


def four_pen():
    p = mat("paint-barrel", (0.8, 0.8, 0.8), 0.22, coat=0.6)
    white = mat("white-barrel", (0.8, 0.8, 0.78), 0.25, coat=0.5)
    barrel([
        ([(0, 0), (0.009, 0.0), (0.012, 0.03), (0.03, 0.05), (0.034, 0.06)], STEEL()),
        ([(0.034, 0.06), (0.05, 0.1), (0.082, 0.3), (0.088, 0.5), (0.088, 0.78)], p),
        ([(0.088, 0.78), (0.094, 0.785), (0.094, 0.81), (0.09, 0.815)], STEEL()),
        ([(0.09, 0.815), (0.09, 1.22), (0.084, 1.3), (0.05, 1.34), (0, 1.35)], white),
    ])
    for k, (rgb, z) in enumerate((((0.03, 0.12, 0.5), 1.2), ((0.02, 0.02, 0.022), 1.2), ((0.6, 0.03, 0.03), 1.04), ((0.03, 0.3, 0.08), 1.2))):
        a = math.radians((-150, -90, -30, 90)[k])
        x, y = math.cos(a), math.sin(a)
        box((0.026, 0.012, 0.3), (x * 0.0875, y * 0.0875, 1.09), INK(), 0.004, turn=(0, 0, math.degrees(a) + 90))
        box((0.034, 0.05, 0.11), (x * 0.1, y * 0.1, z), mat(f"slider-{k}", rgb, 0.3, coat=0.4), 0.012, turn=(0, 0, math.degrees(a) + 90))
    ball(0.045, (0, 0, 1.36), white)


def pen():
    extra = opt.get("extra", "ball")
    down = lambda build, at=(0, 0, 0.07), turn=0, roll=0: placed(lambda: placed(build, (0, 0, 0), (0, 0, roll)), at, (-90, 0, turn))
    if extra == "ball":
        down(ball_pen, roll=25)
    elif extra == "four":
        down(four_pen, (0, 0, 0.09))
    elif extra == "fountain":
        down(fountain_pen, (0, 0, 0.078))
        down(pen_cap, (0.27, 0.42, 0.088), 0, -12)


# --- colour pencils
CRAYONS = [(0.8, 0.58, 0.03), (0.8, 0.34, 0.02), (0.72, 0.14, 0.03), (0.58, 0.03, 0.03), (0.62, 0.1, 0.24), (0.36, 0.05, 0.24), (0.2, 0.07, 0.36), (0.05, 0.08, 0.36), (0.03, 0.2, 0.55), (0.06, 0.4, 0.6), (0.03, 0.36, 0.3), (0.04, 0.24, 0.07), (0.2, 0.42, 0.06), (0.28, 0.13, 0.05), (0.16, 0.07, 0.03), (0.02, 0.02, 0.022), (0.3, 0.3, 0.31), (0.72, 0.5, 0.33)]


def crayon(k, long=1.35, r=0.058, sides=6):
    """A pencil standing on its end, its point up."""
    rgb = CRAYONS[k % len(CRAYONS)]
    colour = mat(f"crayon-{k % len(CRAYONS)}", rgb, 0.24, coat=0.5)
    lead = mat(f"lead-{k % len(CRAYONS)}", rgb, 0.6)
    ring_ = lambda radius, z: [(radius * math.cos(2 * math.pi * i / 24) * edge(i), radius * math.sin(2 * math.pi * i / 24) * edge(i), z) for i in range(24)]
    step = 2 * math.pi / sides
    edge = lambda i: 1 / math.cos(((2 * math.pi * i / 24) % step) - step / 2) * math.cos(step / 2) * 1.06
    loft([ring_(r * 0.94, 0), ring_(r, 0.012), ring_(r, long - 0.2)], colour)
    # The painted edge is scalloped where it is sharpened.
    n = 24
    top = [(r * 0.985 * edge(i) * math.cos(2 * math.pi * i / n), r * 0.985 * edge(i) * math.sin(2 * math.pi * i / n), long - 0.2) for i in range(n)]
    cone = [(0.02 * math.cos(2 * math.pi * i / n), 0.02 * math.sin(2 * math.pi * i / n), long - 0.055) for i in range(n)]
    loft([top, cone], WOOD())
    lathe([(0.021, long - 0.057), (0.005, long), (0, long + 0.001)], lead, n=20)


def pencils():
    extra = opt.get("extra", "bunch")
    rnd = random.Random(7)
    if extra == "bunch":
        spots = [(i * 0.12 + (j % 2) * 0.06, j * 0.104) for i in range(-4, 5) for j in range(-4, 5)]
        spots = sorted((p for p in spots if math.hypot(*p) < 0.27), key=lambda p: math.atan2(p[1], p[0]))
        for k, (x, y) in enumerate(spots):
            placed(lambda: crayon(k), (x, y, rnd.uniform(0, 0.025)), (0, 0, rnd.uniform(0, 60)))
        r = max(math.hypot(*p) for p in spots) + 0.064
        kraft = mat("kraft", (0.4, 0.26, 0.14), 0.8, bump=0.15, scale=70)
        lathe([(r - 0.004, 0.42), (r + 0.003, 0.425), (r + 0.003, 0.74), (r - 0.004, 0.745)], kraft, n=72)
        lathe([(r + 0.0045, 0.47), (r + 0.0045, 0.482)], CREAM(), n=72)
        lathe([(r + 0.0045, 0.684), (r + 0.0045, 0.696)], CREAM(), n=72)
        return
    if extra == "tin":
        tin = mat("tin", (0.6, 0.6, 0.61), 0.3, 1.0)
        count, pitch_ = 18, 0.122
        w, d = count * pitch_ + 0.1, 1.56
        sheet(rounded(w, d, 0.08, 6), 0.02, tin)
        rim = [(x, y, 0) for x, y in rounded(w - 0.01, d - 0.01, 0.08, 8)]
        for k in range(7):
            tube([(x, y, 0.015 + 0.022 * k) for x, y, _ in rim + rim[:1]], 0.014, tin, round_=False)
        tube([(x, y, 0.17) for x, y, _ in rim + rim[:1]], 0.02, tin, round_=False)
        sheet(rounded(w - 0.06, d - 0.06, 0.06, 6), 0.03, mat("tray", (0.75, 0.75, 0.73), 0.5), (0, 0, 0.01))
        for k in range(count):
            placed(lambda: crayon(k, 1.38), ((k - (count - 1) / 2) * pitch_, -0.7, 0.105), (-90, 0, 0))
        def lid():
            sheet(rounded(w, d, 0.08, 6), 0.03, tin, (0, d / 2, 0))
            inner = []
            y0 = 0.06
            for k, rgb in enumerate(CRAYONS[1:13:2]):
                inner.append((mat(f"stripe-{k}", rgb, 0.4, coat=0.3), [arc(0.5, 0.0, 0.46 - 0.06 * k, 0.06, 0, 180)]))
            wide = w - 0.16
            add("card", [(-wide / 2, 0.06, -0.002), (wide / 2, 0.06, -0.002), (wide / 2, d - 0.06, -0.002), (-wide / 2, d - 0.06, -0.002)], [(0, 1, 2, 3)], CHALK(), smooth=False)
            printed(inner + [(CHALK(), [circle(0.5, 0, 0.1, 40)])], (1, (d - 0.14) / wide), lambda u, v, out: ((u - 0.5) * wide, 0.07 + v * wide, -0.003 - out))
        placed(lid, (0, d / 2 + 0.03, 0.16), (106, 0, 0))
        return
    count, pitch_ = 12, 0.142
    for k in range(count):
        f = (k - (count - 1) / 2) / count
        placed(lambda: crayon(int(k * 1.5), 1.4, 0.06, 3 if extra == "triangle" else 6), (f * 1.1, -0.2, 0.062 + 0.0 * k), (-90, 0, -f * 52))
    # A sharpener of metal.
    def sharpener():
        m = mat("sharpener", (0.6, 0.6, 0.61), 0.3, 1.0)
        plate([(-0.13, -0.1), (0.13, -0.1), (0.09, 0.12), (-0.09, 0.12)], 0.13, m, (0, 0, 0.0), r=0.012)
        for k in range(5):
            for s in (-1, 1):
                box((0.012, 0.012, 0.12), (s * (0.118 - 0.008 * k), -0.06 + 0.035 * k, 0.065), m, 0.003)
        plate([(-0.075, -0.11), (0.075, -0.08), (0.06, 0.11), (-0.03, 0.11)], 0.012, STEEL(), (0.0, 0, 0.131), r=0.003)
        lathe([(0, 0.0), (0.02, 0.0), (0.02, 0.012), (0.0, 0.015)], BRUSHED(), at=(0.01, 0.03, 0.143), n=24)
        turned_front([(0, 0.002), (0.045, 0.002), (0.05, 0)], (0, -0.1, 0.065), INK(), 32)
    placed(sharpener, (-0.02, -0.52, 0), (0, 0, 28))


# --- calculators

SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgecd", "7": "abc", "8": "abcdefg", "9": "abcdfg"}


def segments(text, x, y, z, size, material):
    """Digits of a display from right to left, on a lying surface."""
    bars = {"a": (0, 1, 1), "b": (0.5, 0.5, 0), "c": (0.5, -0.5, 0), "d": (0, -1, 1), "e": (-0.5, -0.5, 0), "f": (-0.5, 0.5, 0), "g": (0, 0, 1)}
    for ch in reversed(text):
        if ch == ".":
            box((size * 0.12, size * 0.12, 0.002), (x + size * 0.36, y - size * 0.5, z), material, 0)
            continue
        for one in SEGMENTS.get(ch, ""):
            px, py, flat = bars[one]
            box((size * 0.4, size * 0.1, 0.002) if flat else (size * 0.1, size * 0.42, 0.002), (x + px * size * 0.5, y + py * size * 0.5, z), material, 0)
        x -= size * 0.78


def key(x, y, w, d, z, material, text="", ink=None, size=0.06):
    box((w, d, 0.05), (x, y, z + 0.02), material, 0.016, 4, name="key")
    if text:
        letters(text, size, (x, y, z + 0.0462), ink or CHALK(), (0, 0, 0))


def calculator():
    extra = opt.get("extra", "scientific")
    p = mat("paint-body", (0.8, 0.8, 0.8), 0.34, coat=0.3)
    dark = mat("face", (0.035, 0.036, 0.04), 0.42, bump=0.03, scale=200)
    lcd = mat("lcd", (0.36, 0.41, 0.34), 0.25, coat=0.5)
    digit = mat("digit", (0.02, 0.022, 0.02), 0.6)
    black, grey, light = mat("key-black", (0.03, 0.03, 0.033), 0.4), mat("key-grey", (0.2, 0.2, 0.21), 0.4), mat("key-light", (0.66, 0.66, 0.65), 0.4)
    red = mat("key-red", (0.6, 0.12, 0.03), 0.4)
    solar = mat("solar", (0.03, 0.018, 0.016), 0.15, coat=0.8)
    if extra == "desk":
        w, d, t = 1.25, 1.5, 0.16
        sheet(rounded(w, d, 0.12, 8), t, p, r=0.05)
        sheet(rounded(w - 0.12, d - 0.12, 0.08, 8), 0.012, dark, (0, 0, t - 0.006), r=0.004)
        def head():
            sheet(rounded(w - 0.16, 0.34, 0.05, 6), 0.07, p, (0, 0.17, 0), r=0.02)
            sheet(rounded(w - 0.28, 0.23, 0.03, 6), 0.01, lcd, (0, 0.17, 0.066), r=0.003)
            segments("129.750", w / 2 - 0.25, 0.165, 0.078, 0.13, digit)
        placed(head, (0, d / 2 - 0.44, t - 0.03), (26, 0, 0))
        rows = [["MC", "MR", "M-", "M+", "÷"], ["%", "7", "8", "9", "×"], ["√", "4", "5", "6", "-"], ["C", "1", "2", "3", "+"], ["AC", "0", "00", ".", "="]]
        for j, row in enumerate(rows):
            for i, text in enumerate(row):
                m = red if text in ("AC", "C") else light if text.isdigit() or text == "." else p if text == "=" else grey
                key((i - 2) * 0.212, 0.07 - j * 0.168, 0.175, 0.132, t, m, text, INK() if m is light else CHALK(), 0.085 if len(text) == 1 else 0.06)
        return
    graphic = extra == "graphic"
    w, d, t = (0.86, 1.72, 0.15) if graphic else (0.82, 1.62, 0.13)
    top = d / 2
    outline = [(x * (1 - 0.05 * max(0, -y / top)), y) for x, y in rounded(w, d, 0.13, 8)]
    sheet(outline, t, p, r=0.035)
    sheet([(x * (1 - 0.05 * max(0, -y / top)), y) for x, y in rounded(w - 0.09, d - 0.1, 0.1, 8)], 0.014, dark, (0, 0, t - 0.006), r=0.004)
    z = t + 0.008
    if graphic:
        sw, sh = 0.66, 0.46
        sy = top - 0.12 - sh / 2
        sheet(rounded(sw + 0.06, sh + 0.06, 0.04, 6), 0.012, BLACK(), (0, sy, z - 0.004), r=0.004)
        sheet(rounded(sw, sh, 0.015, 3), 0.006, lcd, (0, sy, z + 0.005), r=0.001)
        flat = lambda pts, m: add("line", [(x, sy + y, z + 0.0125) for x, y in pts], [tuple(range(len(pts)))], m, smooth=False)
        flat(stroke([(-0.31, 0), (0.31, 0)], 0.006, 0), digit)
        flat(stroke([(0, -0.21), (0, 0.21)], 0.006, 0), digit)
        for k in range(-5, 6):
            flat(stroke([(k * 0.058, -0.008), (k * 0.058, 0.008)], 0.004, 0), digit)
        blue, dark_red = mat("plot-blue", (0.03, 0.08, 0.4), 0.5), mat("plot-red", (0.5, 0.03, 0.03), 0.5)
        wave = [(x / 60, 0.15 * math.sin(x / 60 * 14)) for x in range(-18, 19)]
        para = [(x / 60, -0.16 + 4.4 * (x / 60) ** 2) for x in range(-16, 17)]
        for pts, m in ((wave, blue), (para, dark_red)):
            for a, b in zip(pts, pts[1:]):
                flat(stroke([a, b], 0.012, 0), m)
        y0 = sy - sh / 2 - 0.13
        for k in range(5):
            key((k - 2) * 0.14, y0 + 0.035, 0.112, 0.05, z - 0.01, light)
        lathe([(0.05, 0.0), (0.095, 0.0), (0.105, 0.02), (0.1, 0.035), (0.06, 0.03), (0.05, 0.0)], grey, at=(0.24, y0 - 0.11, z), n=48)
        lathe([(0, 0.03), (0.036, 0.03), (0.042, 0.024), (0.042, 0)], light, at=(0.24, y0 - 0.11, z), n=32)
        for j in range(2):
            for i in range(3):
                key(-0.28 + i * 0.14, y0 - 0.06 - j * 0.1, 0.112, 0.07, z - 0.01, p if (i, j) == (0, 0) else grey)
        y0 -= 0.27
        rows = ["789/", "456x", "123-", "0.E+"]
        names = {"/": "÷", "x": "×", "E": "(-)"}
        for j in range(1):
            for i in range(5):
                key((i - 2) * 0.14, y0 + 0.02 - j * 0.1, 0.112, 0.066, z - 0.01, grey, ("sin", "cos", "tan", "ln", "x²")[i], size=0.04)
        for j, row in enumerate(rows):
            for i, ch in enumerate(row):
                last = i == 3
                key(-0.27 + i * 0.18, y0 - 0.11 - j * 0.125, 0.146, 0.09, z - 0.01, black if not last else p, names.get(ch, ch), CHALK() if not last else INK(), 0.07 if ch != "E" else 0.045)
        return
    sy = top - 0.27
    sheet(rounded(0.68, 0.3, 0.04, 6), 0.012, BLACK(), (0, sy, z - 0.004), r=0.004)
    sheet(rounded(0.62, 0.22, 0.02, 4), 0.006, lcd, (0, sy - 0.01, z + 0.005), r=0.001)
    segments("3.14159", 0.26, sy - 0.045, z + 0.013, 0.085, digit)
    letters("π", 0.075, (-0.26, sy + 0.055, z + 0.0125), digit, (0, 0, 0))
    box((0.24, 0.06, 0.006), (0.2, top - 0.095, z + 0.002), solar, 0.002)
    y0 = sy - 0.27
    lathe([(0, 0.03), (0.08, 0.028), (0.1, 0.02), (0.104, 0)], light, at=(0, y0, z), n=48)
    lathe([(0, 0.034), (0.03, 0.034), (0.034, 0.028)], grey, at=(0, y0, z), n=32)
    for x, m in ((-0.3, p), (-0.18, red), (0.18, grey), (0.3, grey)):
        key(x, y0 + 0.03, 0.095, 0.052, z - 0.01, m)
    names = [["sin", "cos", "tan", "log", "ln", "xⁿ"], ["(", ")", "x²", "√", "π", "EXP"]]
    for j in range(3):
        for i in range(6):
            text = (names + [["", "", "", "", "", ""]])[j][i].replace("xⁿ", "^")
            key((i - 2.5) * 0.118, y0 - 0.13 - j * 0.088, 0.094, 0.058, z - 0.012, black if j else grey, text, size=0.036)
    rows = [["7", "8", "9", "DEL", "AC"], ["4", "5", "6", "×", "÷"], ["1", "2", "3", "+", "-"], ["0", ".", "EXP", "ANS", "="]]
    y1 = y0 - 0.13 - 3 * 0.088 - 0.03
    for j, row in enumerate(rows):
        for i, text in enumerate(row):
            m = red if text in ("DEL", "AC") else p if text == "=" else light
            key((i - 2) * 0.142, y1 - j * 0.118, 0.118, 0.084, z - 0.012, m, text, CHALK() if m is red else INK(), 0.068 if len(text) == 1 else 0.04)


# --- bags for school
NYLON = lambda: mat("paint-nylon", (0.8, 0.8, 0.8), 0.62, sheen=0.25, bump=0.5, scale=210)
NYLON_DARK = lambda: mat("paint-nylon-dark", (0.34, 0.34, 0.34), 0.62, sheen=0.25, bump=0.5, scale=210)
WEB = lambda: mat("webbing", (0.04, 0.04, 0.045), 0.8, bump=0.6, scale=160)
GLINT = lambda: mat("reflector", (0.66, 0.67, 0.68), 0.3, 0.5)


def zip_line(points, wide=0.03):
    tube(points, wide, mat("zip-band", (0.03, 0.03, 0.033), 0.8), round_=False, flat=0.6)
    up = [(x, y - wide * 0.25, z + wide * 0.25) for x, y, z in points]
    tube(up, wide * 0.45, ZIP(), round_=False)


def puller(at, turn=(0, 0, 0)):
    def one():
        box((0.05, 0.03, 0.05), (0, 0, 0), ZIP(), 0.01)
        box((0.034, 0.014, 0.13), (0, -0.02, -0.09), ZIP(), 0.012)
    placed(one, at, turn)


def plush(w, d, h, at, material, edge=0.16, r=0.22, top=None):
    """A standing, well filled compartment; its upper corners may be rounder."""
    top = top or r
    pts = []
    for cx, cz, rad, a in ((w / 2, h, top, 0), (-w / 2, h, top, 90), (-w / 2, 0, r, 180), (w / 2, 0, r, 270)):
        x, z = cx - math.copysign(rad, cx), cz - rad if cz else rad
        for i in range(11):
            t = math.radians(a + 9 * i)
            pts.append((x + rad * math.cos(t), z + rad * math.sin(t)))
    o = soft(pts, d, material, min(edge, d / 2 - 0.01), 0.0)
    o.location = at
    return o


def outline_of(w, h, r, top, y, at=(0, 0)):
    pts = []
    for cx, cz, rad, a in ((w / 2, h, top, 0), (-w / 2, h, top, 90)):
        x, z = cx - math.copysign(rad, cx), cz - rad
        for i in range(11):
            t = math.radians(a + 9 * i)
            pts.append((x + rad * math.cos(t) + at[0], y, z + rad * math.sin(t) + at[1]))
    return pts


def schoolbag():
    extra = opt.get("extra", "satchel")
    m, dark, web = NYLON(), NYLON_DARK(), WEB()
    w, h, d = 1.7, 1.75, 0.74
    lift = 0.2 if extra == "wheels" else 0.0
    if extra == "satchel":
        plush(w, d, h, (0, 0, 0), m, 0.09, 0.12, 0.16)
        plush(w - 0.04, 0.2, 0.74, (0, -d / 2 - 0.05, 0.05), dark, 0.08, 0.1, 0.1)
        # The flap bends over the upper edge.
        n = 30
        rows = curve([(d / 2 - 0.1, h - 0.02), (d / 2 - 0.18, h + 0.03), (0, h + 0.045), (-d / 2 + 0.05, h + 0.03), (-d / 2 - 0.05, h - 0.08), (-d / 2 - 0.085, h - 0.3), (-d / 2 - 0.16, h * 0.5), (-d / 2 - 0.185, h * 0.4)], 6)
        half = w / 2 + 0.015
        verts = []
        for j in range(n + 1):
            v = j / n * 2 - 1
            cut = 0.12 * (max(0, abs(v) - 0.86) / 0.14) ** 2
            for k, (y, z) in enumerate(rows):
                f = k / (len(rows) - 1)
                verts.append((v * half, y + 0.03 * abs(v) ** 8 * (1 if f > 0.5 else 0), z + cut * max(0, (f - 0.7) / 0.3) - 0.03 * abs(v) ** 10))
        c = len(rows)
        o = add("flap", verts, [(j * c + i, j * c + i + 1, (j + 1) * c + i + 1, (j + 1) * c + i) for j in range(n) for i in range(c - 1)], m)
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness, s.offset = 0.035, 0
        edge = [verts[j * c + c - 1] for j in range(n + 1)]
        tube([(x, y - 0.01, z) for x, y, z in edge], 0.022, dark, round_=False)
        front = lambda z: -d / 2 - 0.16 - 0.025 * (h * 0.5 - z) / (h * 0.1) if z < h * 0.5 else -d / 2 - 0.085 - 0.075 * (h - 0.3 - z) / (h * 0.5 - 0.3)
        # A reflecting band, and a picture of mountains on the flap.
        za, zb = h * 0.46, h * 0.5
        add("reflector", [(-half + 0.1, front(za) - 0.024, za), (half - 0.1, front(za) - 0.024, za), (half - 0.1, front(zb) - 0.024, zb), (-half + 0.1, front(zb) - 0.024, zb)], [(0, 1, 2, 3)], GLINT(), smooth=False)
        star_ = [(x, z) for x, z in star(0, h * 0.68, 0.17, 5, 0.46)]
        add("badge", [(x, front(z) - 0.03, z) for x, z in star_], [tuple(range(len(star_)))], LAMP(), smooth=False)
        for s in (-1, 1):
            x = s * 0.5
            box((0.15, 0.02, 0.62), (x, -d / 2 - 0.19, h * 0.36), web, 0.008, turn=(-4, 0, 0))
            box((0.24, 0.07, 0.2), (x, -d / 2 - 0.23, h * 0.33), mat("buckle", (0.03, 0.03, 0.033), 0.35), 0.03)
            box((0.13, 0.03, 0.05), (x, -d / 2 - 0.265, h * 0.36), mat("clasp", (0.6, 0.6, 0.6), 0.3, 1.0), 0.012)
        for s in (-1, 1):
            plush(0.12, 0.5, 0.7, (s * (w / 2 + 0.02), 0, 0.12), dark, 0.04, 0.05, 0.05)
        tube([(-0.3, 0.06, h + 0.04), (-0.28, 0.06, h + 0.16), (0, 0.06, h + 0.23), (0.28, 0.06, h + 0.16), (0.3, 0.06, h + 0.04)], 0.055, dark, flat=0.6)
        box((w * 0.96, d * 0.98, 0.07), (0, 0, 0.03), dark, 0.03)
        zip_line([(-0.7, -d / 2 - 0.155, 0.62), (0.7, -d / 2 - 0.155, 0.62)], 0.02)
    else:
        top = 0.62
        plush(w * 0.92, d, h, (0, 0, lift), m, 0.17, 0.2, top)
        zip_line([(x, -d * 0.12, z) for x, _, z in outline_of(w * 0.92 + 0.015, h + 0.012, 0.2, top, 0, (0, lift))] , 0.034)
        plush(w * 0.78, 0.34, h * 0.56, (0, -d / 2 - 0.06, lift + 0.05), m if extra == "print" else dark, 0.14, 0.16, 0.3)
        zip_line([(x, -d / 2 - 0.09, z) for x, _, z in outline_of(w * 0.78 + 0.01, h * 0.56 + 0.01, 0.16, 0.3, 0, (0, lift + 0.05))], 0.026)
        puller((0.36, -d / 2 - 0.12, lift + h * 0.56 + 0.045), (0, 0, 0))
        puller((0.5, -d * 0.12 - 0.05, lift + h - 0.12), (0, 30, 0))
        y = -d / 2 - 0.236
        box((w * 0.62, 0.012, 0.06), (0, y, lift + 0.24), GLINT(), 0.004)
        for s in (-1, 1):
            plush(0.14, 0.46, 0.62, (s * (w * 0.46 + 0.02), 0, lift + 0.1), dark, 0.05, 0.06, 0.06)
            # Shoulder straps at the back.
            tube([(s * 0.3, d / 2 - 0.02, lift + h - 0.1), (s * 0.36, d / 2 + 0.2, lift + h - 0.26), (s * 0.46, d / 2 + 0.26, lift + h * 0.55), (s * 0.52, d / 2 + 0.14, lift + 0.32), (s * 0.56, d / 2 - 0.04, lift + 0.16)], 0.12, dark, flat=0.28)
        tube([(-0.16, 0.12, lift + h - 0.02), (-0.15, 0.12, lift + h + 0.12), (0, 0.12, lift + h + 0.17), (0.15, 0.12, lift + h + 0.12), (0.16, 0.12, lift + h - 0.02)], 0.045, web, flat=0.6)
        if extra == "print":
            rnd = random.Random(9)
            spots = []
            colours = [CHALK(), LAMP(), CORAL(), SKY()]
            for _ in range(900):
                x, z, r = rnd.uniform(-0.7, 0.7), rnd.uniform(0.1, 1.68), rnd.uniform(0.045, 0.09)
                pocket = abs(x) < 0.52 and 0.16 < z < h * 0.56 - 0.06
                above = z > h * 0.56 + 0.2 and abs(x) < 0.6 - max(0, z - 1.25) * 0.95 and z < 1.6
                if not (pocket or above) or (pocket and (0.12 < z < 0.36)) or any(math.hypot(x - a, z - b) < r + q + 0.03 for a, b, q in spots):
                    continue
                if pocket and (abs(x) > 0.46 or z > h * 0.56 - 0.16):
                    continue
                spots.append((x, z, r))
                yy = -d / 2 - 0.06 - 0.17 - 0.004 if pocket else -d / 2 - 0.003
                pts = star(x, z, r, 5, 0.46, rnd.uniform(0, 72))
                add("star", [(a, yy, b) for a, b in pts], [tuple(range(10))], rnd.choice(colours), smooth=False)
        if extra == "wheels":
            frame_ = mat("frame", (0.04, 0.04, 0.045), 0.45)
            box((w * 0.86, 0.3, 0.14), (0, d / 2 - 0.1, 0.2), frame_, 0.04)
            for s in (-1, 1):
                turned_side([(0, -0.06), (0.16, -0.06), (0.19, -0.03), (0.19, 0.03), (0.16, 0.06), (0, 0.06)], (s * w * 0.42, d / 2 - 0.02, 0.19), RUBBER(), 48)
                turned_side([(0, -0.066), (0.1, -0.066), (0.11, -0.058)], (s * w * 0.42, d / 2 - 0.02, 0.19), mat("paint-hub", (0.8, 0.8, 0.8), 0.3, coat=0.4), 32)
                turned_side([(0, 0.066), (0.1, 0.066), (0.11, 0.058)], (s * w * 0.42, d / 2 - 0.02, 0.19), mat("paint-hub", (0.8, 0.8, 0.8), 0.3, coat=0.4), 32)
                box((0.16, 0.14, 0.2), (s * w * 0.34, -d / 2 + 0.12, 0.1), frame_, 0.03)
                tube([(s * 0.24, d / 2 + 0.03, 0.2), (s * 0.24, d / 2 + 0.03, lift + h + 0.5)], 0.028, BRUSHED(), round_=False)
            box((0.62, 0.11, 0.11), (0, d / 2 + 0.03, lift + h + 0.53), frame_, 0.05)
        else:
            box((w * 0.84, d * 0.86, 0.05), (0, 0, 0.02), dark, 0.02)


def pencilcase():
    extra = opt.get("extra", "canvas")
    canvas = extra == "canvas"
    m = fabric("paint", scale=130, bump=0.9, rough=0.95) if canvas else NYLON()
    dark = NYLON_DARK()
    tan = mat("tan", (0.3, 0.15, 0.07), 0.45, coat=0.2, bump=0.1, scale=60)
    if extra in ("canvas", "double"):
        w, h, d = 2.1, 0.82, 0.62
        def body(y, hh=h):
            sections = []
            n = 44
            for k in range(31):
                f = k / 30 * 2 - 1
                end = max(0.0, 1 - abs(f) ** 7) ** 0.5
                loop = []
                for i in range(n):
                    a = 2 * math.pi * i / n
                    c, s = math.cos(a), math.sin(a)
                    high = (s + 1) / 2
                    wide = d / 2 * (1 - 0.62 * high**1.6) * (0.55 + 0.45 * end)
                    wob = 1 + 0.018 * math.sin(7 * f + 3 * a) + 0.012 * math.sin(13 * f + a)
                    loop.append((f * w / 2 * (1 - 0.02 * high), y + wide * math.copysign(abs(c) ** 0.7, c) * wob, max(0.0, hh / 2 + hh / 2 * math.copysign(abs(s) ** 0.6, s) * (0.9 + 0.1 * end))))
                sections.append(loop)
            loft(sections, m)
            zip_line([(x, y, hh + 0.012 - 0.05 * abs(x / (w / 2)) ** 6) for x in (-w / 2 + 0.05 + (w - 0.1) * i / 20 for i in range(21))], 0.04)
            puller((w / 2 - 0.34, y - 0.06, hh + 0.03), (-35, 0, 8))
        if extra == "double":
            body(-0.26, h * 0.92)
            body(0.24, h)
        else:
            body(0.0)
        for s in (-1, 1):
            x = s * (w / 2 - 0.005)
            tab = tan if canvas else WEB()
            for y in ((-0.26, 0.24) if extra == "double" else (0.0,)):
                box((0.16 if s > 0 else 0.06, 0.08, 0.12), (x, y, h * 0.82 if y != -0.26 else h * 0.75), tab, 0.02)
        if canvas:
            box((0.42, 0.012, 0.2), (0.0, -d / 2 - 0.004, h * 0.36), tan, 0.005, turn=(-3, 0, 0))
            dashes([(x, -d / 2 - 0.0125, z) for x, z in ((-0.19, 0.22), (0.19, 0.22), (0.19, 0.375), (-0.19, 0.375), (-0.19, 0.22))], CREAM(), 0.04, (0.024, 0.005))
        return
    if extra == "round":
        w, r = 2.0, 0.42
        turned_side(curve([(0, -w / 2), (r * 0.86, -w / 2), (r * 0.985, -w / 2 + 0.02), (r, -w / 2 + 0.07), (r * 1.005, -w * 0.25), (r * 0.995, 0), (r * 1.005, w * 0.25), (r, w / 2 - 0.07), (r * 0.985, w / 2 - 0.02), (r * 0.86, w / 2), (0, w / 2)], 5), (0, 0, r), m, 96)
        for s in (-1, 1):
            pts = [(s * (w / 2 - 0.01), r * 0.98 * math.cos(t), r + r * 0.98 * math.sin(t)) for t in (2 * math.pi * i / 48 for i in range(49))]
            tube(pts, 0.022, dark, round_=False)
            x = s * w * 0.3
            for dx in (-0.07, 0.07):
                tube([(x + dx, r * 1.012 * math.cos(t), r + r * 1.012 * math.sin(t)) for t in (2 * math.pi * i / 48 for i in range(49))], 0.012, dark, round_=False)
            turned_side([(r * 1.009, -0.065), (r * 1.009, 0.065)], (x, 0, r), dark, 96)
        a = math.radians(110)
        zip_line([(x, r * 1.0 * math.cos(a), r + r * 1.0 * math.sin(a)) for x in (-w / 2 + 0.06, w / 2 - 0.06)], 0.045)
        puller((w / 2 - 0.22, r * 1.05 * math.cos(a) - 0.03, r + r * 1.05 * math.sin(a)), (-60, 0, 12))
        tube([(w / 2 - 0.01, 0.06, r * 1.5), (w / 2 + 0.12, 0.06, r * 1.6), (w / 2 + 0.16, 0, r * 1.3), (w / 2 + 0.12, -0.06, r * 1.0), (w / 2 - 0.01, -0.06, r * 0.9)], 0.045, WEB(), flat=0.3)
        return
    # An open case with what is in it.
    w, d = 1.15, 1.65
    for s in (-1, 1):
        x = s * (w / 2 + 0.03)
        sheet([(px, py) for px, py in rounded(w, d, 0.12, 8)], 0.1, m, (x, 0, 0), r=0.03)
        rim = [(x + px, py, 0.1) for px, py in rounded(w - 0.02, d - 0.02, 0.12, 8)]
        tube(rim + rim[:1], 0.026, mat("zip-band", (0.03, 0.03, 0.033), 0.8), round_=False)
        tube([(a, b, c + 0.02) for a, b, c in rim + rim[:1]], 0.012, ZIP(), round_=False)
        sheet(rounded(w - 0.1, d - 0.1, 0.09, 8), 0.012, mat("paint-lining", (0.36, 0.36, 0.36), 0.8, bump=0.4, scale=190), (x, 0, 0.096), r=0.003)
    box((0.1, d - 0.24, 0.05), (0, 0, 0.05), m, 0.02)
    band = mat("elastic", (0.03, 0.03, 0.034), 0.75, bump=0.4, scale=200)
    x = -(w / 2 + 0.03)
    for k in range(7):
        placed(lambda: crayon(int(k * 2.5), 1.36, 0.055), (x + (k - 3) * 0.138, -0.7, 0.17), (-90, 0, 0))
    for y in (-0.38, 0.2):
        tube([(x - w / 2 + 0.06, y, 0.12)] + [(x + (k - 3) * 0.138 + e, y, z) for k in range(7) for e, z in ((-0.05, 0.2), (0, 0.24), (0.05, 0.2))] + [(x + w / 2 - 0.06, y, 0.12)], 0.05, band, round_=False, flat=0.16)
    x = w / 2 + 0.03
    # A ruler, a rubber, a pen, scissors.
    ruler = mat("ruler", (0.75, 0.55, 0.25), 0.4, coat=0.3)
    box((0.16, 1.4, 0.02), (x - 0.42, 0, 0.125), ruler, 0.006)
    for k in range(29):
        box((0.05 if k % 5 else 0.085, 0.006, 0.002), (x - 0.5 + (0.025 if k % 5 else 0.042), -0.66 + k * 0.047, 0.136), INK(), 0)
    placed(lambda: placed(ball_pen, (0, 0, 0), (0, 0, 15)), (x - 0.2, -0.7, 0.18), (-90, 0, 0))
    box((0.22, 0.34, 0.12), (x + 0.06, -0.54, 0.165), WHITE(), 0.03)
    box((0.228, 0.2, 0.126), (x + 0.06, -0.48, 0.165), SKY(), 0.012)
    def scissors():
        for s in (-1, 1):
            plate([(-0.045, 0), (0.045, 0), (0.03, 0.5), (0.0 - 0.02 * s, 0.62), (-0.03, 0.5)], 0.012, STEEL(), (0.0, 0, 0.0 + 0.013 * (s + 1)), (0, 0, s * 4), 0.003)
            ring_ = [(s * 0.14 + 0.1 * math.cos(t), -0.24 + 0.14 * math.sin(t), 0.02) for t in (2 * math.pi * i / 32 for i in range(33))]
            tube(ring_, 0.034, CORAL(), round_=False)
            tube([(s * 0.08, -0.12, 0.02), (-s * 0.0, 0.02, 0.02)], 0.036, CORAL(), round_=False)
        lathe([(0, 0.05), (0.02, 0.05), (0.026, 0.042), (0.026, 0)], BRUSHED(), n=24)
    placed(scissors, (x + 0.28, 0.06, 0.12), (0, 0, 0))
    for y in (0.42, -0.2):
        tube([(x - 0.54, y, 0.12), (x - 0.42, y, 0.148), (x - 0.3, y, 0.15), (x - 0.2, y, 0.262), (x - 0.1, y, 0.15), (x - 0.06, y, 0.12)], 0.05, band, round_=False, flat=0.16)


MAKE = {
    "novel": novel,
    "crime": novel,
    "cookbook": cookbook,
    "guide": guide,
    "album": album,
    "workbook": workbook,
    "exercise": exercise,
    "notebook": notebook,
    "pen": pen,
    "pencils": pencils,
    "calculator": calculator,
    "schoolbag": schoolbag,
    "pencilcase": pencilcase,
}
MAKE[opt["kind"]]()
opt["raw"] = True
